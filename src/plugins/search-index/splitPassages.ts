/** About a paragraph: an excerpt of ten words is then near all that matched with it. */
const LONGEST_PASSAGE = 600;

function hardCut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_PASSAGE) {
    const space = rest.lastIndexOf(' ', LONGEST_PASSAGE);
    const cut = space > 0 ? space : LONGEST_PASSAGE;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...parts, rest];
}

/** Cuts a section at ends of sentences, or at spaces where a sentence is too long for a record. */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let passage = '';
  for (const sentence of text
    .trim()
    .split(/(?<=[.!?]["”’)]?) +/)
    .flatMap(hardCut)) {
    if (passage !== '' && passage.length + sentence.length >= LONGEST_PASSAGE) {
      passages.push(passage);
      passage = '';
    }
    passage += (passage === '' ? '' : ' ') + sentence;
  }
  return [...passages, passage].filter((kept) => kept !== '');
}
