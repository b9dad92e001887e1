import {existsSync} from 'node:fs';
import path from 'node:path';
import {hashText, readSynonyms} from 'docusaurus-theme-search-ask';
import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import {TextIndex, buildIndex} from 'docusaurus-theme-search-ask/engine';
import {postFrontMatter} from '../../src/config/postFrontMatter';
import {readNow} from '../../src/config/readNow';
import {readOwner} from '../../src/config/readOwner';
import {buildGraph} from '../../src/features/knowledge-graph/plugin/buildGraph';
import {createContentIndex} from '../../src/features/post-companions/plugin/createContentIndex';
import {listedContent, readPages} from '../../src/features/post-companions/plugin/loadedPages';
import {loadContent, siteContext} from './loadedContent';
import {fixtureContent} from './sites';

/** Loads the content of a site except drafts and scheduled posts. Returns it with the plugins' context. */
export async function openSite(root: string) {
  const parseFrontMatter = postFrontMatter(root, readNow(), readOwner());
  const site = siteContext(root, '/', parseFrontMatter as never);
  return {site, all: await loadContent(root, site)};
}

/** Returns the pages of a site with their companions and the graph of its map, without a build. */
export async function openIndex(root = fixtureContent) {
  const {site, all} = await openSite(root);
  const {companions, comparison} = createContentIndex()(all, site);
  return {...readPages(listedContent(all), site), companions, graph: buildGraph(comparison)};
}

/** Builds a search index of these pages, with the synonyms of the site in `root`, and opens it. */
export function openTextIndex(pages: readonly TextPage[], root = fixtureContent): TextIndex {
  const list = 'src/data/synonyms.yml';
  const synonyms = readSynonyms(existsSync(path.join(root, list)) ? list : [], root);
  const files = buildIndex(pages, synonyms, hashText);
  return new TextIndex(async (name) => JSON.parse((await files).get(name) ?? 'null') as unknown);
}
