import path from 'node:path';
import {readNow} from '../../src/config/postFrontMatter';
import {readOwner} from '../../src/config/readOwner';
import type {ContentPage} from '../../src/lib/content-index/types';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';

/**
 * The pages of the site's content index, read from the sources without a build.
 *
 * @param root folder of a site, such as `copySite` makes; this repository where none is given
 */
export function siteContentIndex(root = path.resolve(__dirname, '../..')): readonly ContentPage[] {
  return createContentIndex({root, baseUrl: readOwner().baseUrl, now: readNow()}).pages();
}
