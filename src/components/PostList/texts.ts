import {translate} from '@docusaurus/Translate';
import type {PostKind} from '../../lib/postRows';
import {formatNumber} from '../formats';

/** Names of the kinds of posts, for badges, in the language of the page. */
export const KIND_NAMES: Readonly<Record<PostKind, string>> = {
  guide: translate({id: 'site.kind.guide', message: 'Guide', description: 'Kind of a post'}),
  note: translate({id: 'site.kind.note', message: 'Note', description: 'Kind of a post'}),
  link: translate({id: 'site.kind.link', message: 'Link', description: 'Kind of a post'}),
  release: translate({id: 'site.kind.release', message: 'Release', description: 'Kind of a post'}),
};

/** Heading of the newest posts. */
export function latestPostsTitle(): string {
  return translate({
    id: 'site.posts.latest',
    message: 'Latest posts',
    description: 'Heading of the newest posts',
  });
}

/** Accessible name of a year in a list. */
export function postsOfYear(year: string): string {
  return translate(
    {
      id: 'site.posts.ofYear',
      message: 'Posts from {year}',
      description: 'Accessible name of a year in a list',
    },
    {year},
  );
}

/** Reading time of a post, such as "5 min read". */
export function readingTime(minutes: number): string {
  return translate(
    {
      id: 'site.posts.readingTime',
      message: '{minutes} min read',
      description: 'Reading time of a post',
    },
    {minutes: formatNumber(minutes)},
  );
}
