/** What is used here of the bundler's type. */
export interface Chunk {
  readonly groupsIterable: Iterable<{readonly origins: Iterable<{readonly request?: string}>}>;
}

const OWNER =
  /[\\/]src[\\/](features|components)[\\/]([^\\/]+)[\\/](?:.*[\\/])?([^\\/]+?)(?:\.module)?\.css$/;
/** What every part of a post that computes is made of. */
const PARTS = ['Part/styles', 'Part/fold', 'Field/styles'];

export function isMarkdown(request: string): boolean {
  return /\.mdx?(?:\?|$)/.test(request);
}

function isFor(chunk: Chunk, isAsked: (request: string) => boolean): boolean {
  return [...chunk.groupsIterable].some(({origins}) =>
    [...origins].some(({request}) => request !== undefined && isAsked(request)),
  );
}

/** Whether a chunk is a file of Markdown: a post or a section page. */
export function isContentChunk(chunk: Chunk): boolean {
  return isFor(chunk, isMarkdown);
}

/** Whether a chunk is one of the components that a section page is nested in. */
export function isSectionChunk(chunk: Chunk): boolean {
  return isFor(chunk, (request) => request.startsWith('@theme/Doc'));
}

/**
 * The sheet for styles that a post or section page imports. Without names, each post would have a
 * sheet of its own, and every page the list of them.
 *
 * @param file path of the styles
 */
export function sheetOfContent(file: string): string {
  const [, kind, owner = 'content', name = 'styles'] = OWNER.exec(file) ?? [];
  if (kind === 'components' && PARTS.includes(`${owner}/${name}`)) {
    return 'parts';
  }
  return (name === 'styles' ? owner : `${owner}-${name}`).toLowerCase();
}
