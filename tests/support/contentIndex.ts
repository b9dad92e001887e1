import {readNow} from '../../src/config/postFrontMatter';
import {readOwner} from '../../src/config/readOwner';
import {buildPreviews} from '../../src/lib/content-index/buildPreviews';
import type {ContentPage} from '../../src/lib/content-index/types';
import {buildPassageIndex} from '../../src/lib/passages/buildPassageIndex';
import type {ContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {fixtureContent} from './sites';

/**
 * A site's content index, made from its sources without a build.
 *
 * @param root folder of a site, such as `copySite` makes; the fixture site where none is given
 */
export function openIndex(root = fixtureContent): ContentIndex {
  return createContentIndex({root, baseUrl: readOwner().baseUrl, now: readNow()});
}

/** The pages of the same. */
export function siteContentIndex(root = fixtureContent): readonly ContentPage[] {
  return openIndex(root).pages();
}

/** All that is emitted of an index, as text. */
export function emitted(index: ContentIndex) {
  return {
    pages: JSON.stringify(index.pages()),
    companions: JSON.stringify([...index.companions()]),
    graph: JSON.stringify(index.graph()),
    previews: buildPreviews(index.pages()).map((shard) => JSON.stringify(shard)),
    passages: JSON.stringify([...buildPassageIndex(index.pages())]),
  };
}
