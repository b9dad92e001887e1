import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Answer} from '../../src/lib/passages/types';

/** What is wrong with an answer, whatever was asked; `texts` are all passages by their ids. */
export function faultsOf(answer: Answer, texts: ReadonlyMap<number, string>): string[] {
  if (answer.kind === 'unknown') {
    return answer.nearest.length > 3 ? ['more than three nearest pages'] : [];
  }
  const {sentences, citations} = answer;
  const cited = new Map(citations.map((citation) => [citation.number, citation]));
  const used = new Set(sentences.flatMap(({citations: numbers}) => numbers));
  const passageIds = new Set(citations.map(({passage}) => passage.id));
  return [
    ...(sentences.length < 2 || sentences.length > 5 ? [`${sentences.length} sentences`] : []),
    ...(passageIds.size > 3 ? [`${passageIds.size} passages`] : []),
    ...(citations.every(({number}) => used.has(number)) ? [] : ['a citation without a sentence']),
    ...(new Set(sentences.map(({text}) => text)).size < sentences.length ? ['said twice'] : []),
    ...citations
      .filter(({passage: {id, text}}) => !texts.get(id)?.includes(text))
      .map(({number}) => `citation ${number} is of no passage`),
    ...sentences.flatMap(({text, citations: numbers}) => [
      ...(numbers.length === 0 ? [`not cited: ${text}`] : []),
      ...numbers
        .filter((number) => !cited.get(number)?.passage.text.includes(text))
        .map((number) => `not in citation ${number}: ${text}`),
    ]),
  ];
}

interface Block {
  /** Id of the heading it stands below. */
  readonly heading: string | null;
  readonly text: string;
}

function elementsOf(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The paragraphs, items and cells of a built page, each with the heading it stands below. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let heading: string | null = null;
  const main = elementsOf(fromHtml(html)).find(({tagName}) => tagName === 'main');
  for (const element of main ? elementsOf(main) : []) {
    const {tagName, properties} = element;
    if (/^h[2-6]$/.test(tagName) && properties['id'] !== undefined) {
      heading = String(properties['id']);
    } else if (/^(?:p|li|td|th|dd|dt|figcaption)$/.test(tagName)) {
      blocks.push({heading, text: textOf(element).replace(/\s+/g, ' ')});
    }
  }
  return blocks;
}

/**
 * Quotations that no single paragraph holds below the heading they are said to be under.
 *
 * @param readPage gives the HTML of a built page by its permalink
 */
export function strayQuotations(
  answers: readonly Answer[],
  readPage: (permalink: string) => string,
): string[] {
  const pages = new Map<string, Block[]>();
  function isThere(permalink: string, anchor: string | null, sentence: string): boolean {
    const blocks = pages.get(permalink) ?? blocksOf(readPage(permalink));
    pages.set(permalink, blocks);
    return blocks.some(({heading, text}) => heading === anchor && text.includes(sentence));
  }
  return answers.flatMap((answer) => {
    if (answer.kind === 'unknown') {
      return [];
    }
    const cited = new Map(answer.citations.map((citation) => [citation.number, citation]));
    return answer.sentences.flatMap(({text, citations}) =>
      citations.flatMap((number) => {
        const {passage, href} = cited.get(number) ?? {};
        const found = passage && isThere(passage.permalink, passage.anchor, text);
        return found ? [] : [`${href}: ${text}`];
      }),
    );
  });
}
