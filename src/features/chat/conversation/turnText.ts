import type {Reply, Source} from './types';

function sourceLines(sources: readonly Source[], address: (href: string) => string): string[] {
  return sources.map(({number, title, heading, href}) => {
    const name = heading === null ? title : `${title}: ${heading}`;
    return `[${number}] ${name} ${address(href)}`;
  });
}

function marks(citations: readonly number[]): string {
  return citations.map((number) => ` [${number}]`).join('');
}

/**
 * An answer as plain text with its sources, to be copied.
 *
 * @param address from a path of this site to its full address
 */
export function turnText(reply: Reply, address: (href: string) => string): string {
  switch (reply.kind) {
    case 'posts': {
      const text = reply.sentences.map((sentence) => sentence.text + marks(sentence.citations));
      return [text.join(' '), '', ...sourceLines(reply.sources, address)].join('\n').trimEnd();
    }
    case 'model':
      return [reply.text, '', ...sourceLines(reply.sources, address)].join('\n').trimEnd();
    case 'unknown':
      return [
        'The posts do not speak of this.',
        '',
        ...reply.nearest.map(({title, permalink}) => `${title} ${address(permalink)}`),
      ]
        .join('\n')
        .trimEnd();
  }
}
