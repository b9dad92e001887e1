export interface Message {
  readonly role: string;
  readonly content: string;
}

/** Returns the texts of the passages in the prompt, without their title lines. */
function passagesOf(messages: readonly Message[]): string[] {
  const prompt = messages.at(-1)?.content ?? '';
  return [...prompt.matchAll(/<passage number="\d+">\n.*\n([^]*?)\n<\/passage>/g)].map(
    (match) => match[1] ?? '',
  );
}

function firstSentence(text: string): string {
  return (/^.*?[^\s.!?]{3}(?=[.!?](?:\s|$))/s.exec(text)?.[0] ?? text.slice(0, 160)).replace(
    /\s+/g,
    ' ',
  );
}

/** Returns the first sentence of each of the first two passages, with a citation. */
export function honestAnswer(messages: readonly Message[]): string {
  const sentences = passagesOf(messages)
    .slice(0, 2)
    .map((text, index) => `${firstSentence(text)} [${index + 1}].`);
  return sentences.join(' ') || 'There were no passages.';
}

/** Returns an answer with markup, links, pictures, and citations that no passage supports. */
export function hostileAnswer(messages: readonly Message[]): string {
  return [
    `${honestAnswer(messages)} Elephants paint purple bicycles underwater [1]. And this stands nowhere [77].`,
    '<img src="https://evil.example/x.png" onerror="document.title=\'owned\'"><script>document.title="owned"</script>',
    '[Click here](https://evil.example/) or <a href="javascript:document.title=\'owned\'">here</a>, https://evil.example/plain',
    '![picture](https://evil.example/y.png)',
    '[1]: https://evil.example/definition',
  ].join('\n\n');
}
