import {feedPlugin} from '@11ty/eleventy-plugin-rss';
import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight';

export default function configure(eleventy) {
  eleventy.addPlugin(syntaxHighlight);
  eleventy.addPlugin(feedPlugin, {
    type: 'atom',
    outputPath: '/feed.xml',
    collection: {name: 'posts', limit: 0},
    metadata: {title: 'Eleventy', base: 'https://example.com/', author: {name: 'The founder'}},
  });
  eleventy.addPassthroughCopy('site.css');
  eleventy.addCollection('posts', (all) => all.getFilteredByGlob('content/blog/*.md'));
  eleventy.addCollection('tagList', (all) => [
    ...new Set(all.getFilteredByGlob('content/blog/*.md').flatMap(({data}) => data.tags)),
  ]);
  eleventy.addFilter('day', (date) => date.toDateString());
  eleventy.addFilter('newestFirst', (posts) => posts.toReversed());
}

export const config = {dir: {input: 'content', includes: '../_includes', output: 'dist'}};
