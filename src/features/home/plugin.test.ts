import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import featuredPosts from './plugin';

test('an unlisted post cannot be featured', async () => {
  const site = {siteDir: '/site', baseUrl: '/'} as LoadContext;
  const {allContentLoaded} = featuredPosts(site, {featured: ['/blog/hidden']});
  const blogPosts = [{metadata: {permalink: '/blog/hidden', unlisted: true}}];
  const loaded = allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-blog': {default: {blogPosts}}},
    actions: {} as never,
  });
  await expect(loaded).rejects.toThrow(
    'featured: "/blog/hidden" is not the address of a published and listed post',
  );
});
