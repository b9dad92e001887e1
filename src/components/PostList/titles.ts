import {translate} from '@docusaurus/Translate';

/** Heading of the newest posts. */
export const latestPostsTitle = (): string =>
  translate({
    id: 'site.posts.latest',
    message: 'Latest posts',
    description: 'Heading of the newest posts',
  });
