import {translate} from '@docusaurus/Translate';
import type {PostKind} from '../../lib/postRows';

/** Names of the kinds of posts, in the language of the page. */
export const KIND_NAMES: Readonly<Record<PostKind, string>> = {
  guide: translate({
    id: 'site.kind.guide',
    message: 'Guide',
    description: 'Badge of a kind of posts',
  }),
  note: translate({id: 'site.kind.note', message: 'Note', description: 'Badge of a kind of posts'}),
  link: translate({id: 'site.kind.link', message: 'Link', description: 'Badge of a kind of posts'}),
  release: translate({
    id: 'site.kind.release',
    message: 'Release',
    description: 'Badge of a kind of posts',
  }),
};
