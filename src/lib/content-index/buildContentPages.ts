import {countWords} from './countWords';
import type {BodyContent} from './readTree';
import {resolveLink} from './resolveLink';
import type {ContentLink, ContentPage} from './types';

/** A published source: what its front matter says, and its text as `readTree` reads it. */
export interface ContentSource extends Omit<ContentPage, 'words' | keyof BodyContent> {
  readonly content: BodyContent;
}

/**
 * The pages of the site with the links between them.
 *
 * @param baseUrl with a slash at both ends
 */
export function buildContentPages(
  sources: readonly ContentSource[],
  baseUrl: string,
): ContentPage[] {
  const site = {
    baseUrl,
    byFile: new Map(sources.map(({file, permalink}) => [file, permalink])),
    permalinks: new Set(sources.map(({permalink}) => permalink)),
  };
  return sources.map(({content, ...facts}) => ({
    ...facts,
    words: countWords(content.passages),
    headings: content.headings,
    passages: content.passages,
    blocks: content.blocks,
    links: content.links.flatMap(({url, sentence, anchor}): ContentLink[] => {
      const resolved = resolveLink(url, facts, site);
      return resolved ? [{...resolved, sentence, anchor}] : [];
    }),
  }));
}
