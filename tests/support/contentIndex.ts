import {hashText, readSynonyms} from 'docusaurus-theme-search-ask';
import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import {TextIndex, buildIndex} from 'docusaurus-theme-search-ask/engine';
import {postFrontMatter} from '../../src/config/postFrontMatter';
import {readNow} from '../../src/config/readNow';
import {readOwner} from '../../src/config/readOwner';
import {synonymsFile} from '../../src/data/schemas/synonyms';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {listedContent, readPages} from '../../src/plugins/content-index/loadedPages';
import {loadContent, siteContext} from './loadedContent';
import {fixtureContent} from './sites';

/** What a site's plugins load, and their context; drafts and posts of a later day are missing. */
export async function openSite(root: string) {
  const parseFrontMatter = postFrontMatter(root, readNow(), readOwner());
  const site = siteContext(root, '/', parseFrontMatter as never);
  return {site, all: await loadContent(root, site)};
}

/** A site's content index, and the pages that it reads, made without a build. */
export async function openIndex(root = fixtureContent) {
  const {site, all} = await openSite(root);
  const {companions, graph} = createContentIndex()(all, site);
  return {...readPages(listedContent(all), site), companions, graph: graph()};
}

export type OpenIndex = Awaited<ReturnType<typeof openIndex>>;

/** An index of pages, with a site's synonyms, as a browser opens it. */
export function openTextIndex(pages: readonly TextPage[], root = fixtureContent): TextIndex {
  const synonyms = readSynonyms(synonymsFile(root) ?? [], root);
  const files = buildIndex(pages, synonyms, hashText);
  return new TextIndex(async (name) => JSON.parse((await files).get(name) ?? 'null') as unknown);
}
