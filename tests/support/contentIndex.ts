import {readNow} from '../../src/config/readNow';
import path from 'node:path';
import {readOwner} from '../../src/config/readOwner';
import {buildPreviews} from '../../src/lib/content-index/buildPreviews';
import type {ContentPage} from '../../src/lib/content-index/types';
import {buildIndex} from '../../src/lib/text-index/buildIndex';
import {TextIndex} from '../../src/lib/text-index/openIndex';
import type {TextPage} from '../../src/lib/text-index/types';
import type {ContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {readSynonyms} from '../../src/plugins/text-index/readSynonyms';
import {hashText} from '../../src/plugins/text-index/writeIndex';
import {fixtureContent} from './sites';

/**
 * A site's content index, made from its sources without a build.
 *
 * @param root folder of a site; the fixture site's where none is given
 */
export function openIndex(root = fixtureContent): ContentIndex {
  const {baseUrl, markdown} = readOwner();
  return createContentIndex({root, baseUrl, markdown: markdown ?? {}, now: readNow()});
}

/** The pages of the same. */
export function siteContentIndex(root = fixtureContent): readonly ContentPage[] {
  return openIndex(root).pages();
}

/** An index of pages, with a site's synonyms, as a browser opens it. */
export function openTextIndex(pages: readonly TextPage[], root = fixtureContent): TextIndex {
  const synonyms = readSynonyms(path.join(root, 'src/data/synonyms.yml'));
  const files = buildIndex(pages, synonyms, hashText);
  return new TextIndex(async (name) => JSON.parse((await files).get(name) ?? 'null') as unknown);
}

/** All that is emitted of an index, as text. */
export function emitted(index: ContentIndex) {
  return {
    pages: JSON.stringify(index.pages()),
    companions: JSON.stringify([...index.companions()]),
    graph: JSON.stringify(index.graph()),
    previews: buildPreviews(index.pages()).map((shard) => JSON.stringify(shard)),
  };
}
