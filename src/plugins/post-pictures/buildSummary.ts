import type {Picture} from './listPictures';
import type {PublishedPost} from './publishedPosts';

/** Words of a text as its reader counts them: no code, no tags, no marks. */
export function countWords(body: string): number {
  const prose = body
    .replace(/^(`{3,}|~{3,}).*?^\1[ \t]*$/gms, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
    .replace(/\]\([^)]*\)/g, ']');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

function plural(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/**
 * What a build holds, in two lines.
 *
 * @param isNew for each picture, whether it was drawn in this build
 */
export function buildSummary(
  posts: readonly PublishedPost[],
  pictures: readonly Pick<Picture, 'kind'>[],
  isNew: readonly boolean[],
): string {
  const tags = new Set(posts.flatMap((post) => post.tags)).size;
  const words = posts.reduce((sum, {body}) => sum + countWords(body), 0);
  const covers = pictures.filter(({kind}) => kind === 'cover').length;
  const kept = pictures.filter(({kind}, index) => kind !== 'cover' && !isNew[index]).length;
  const drawn = pictures.length - covers - kept;
  return [
    `Content: ${[plural(posts.length, 'post'), plural(tags, 'tag'), plural(words, 'word')].join(', ')}.`,
    `Pictures: ${plural(covers, 'cover')}, ${plural(drawn + kept, 'card')} and variants: ` +
      `${drawn} drawn, ${kept} from the cache.`,
  ].join('\n');
}
