import {afterEach, expect, test} from 'vitest';
import {cleanUp, exported} from '../../tests/sites.js';
import {readExport} from './readExport.js';

afterEach(cleanUp);

const POST = '---\ndate: 2020-01-01\n---\nText\n';

test.each([
  [{'_config.yml': '', '_posts/2020-01-01-a.md': POST}, 'jekyll'],
  [{'_posts/2020-01-01-a.md': POST}, 'jekyll'],
  [{'_config.yml': '', 'source/_posts/a.md': POST}, 'hexo'],
  [{'hugo.toml': '', 'content/posts/a.md': POST}, 'hugo'],
  [{'.eleventy.js': '', 'posts/a.md': POST}, 'eleventy'],
  [{'.obsidian/app.json': '{}', 'notes/a.md': POST}, 'obsidian'],
  [{'hugo.toml': '', 'content/.obsidian/app.json': '{}', 'content/posts/a.md': POST}, 'hugo'],
  [{'posts/a.md': POST}, undefined],
])('the engine is found by the files of the old site: %j', (files, engine) => {
  expect(readExport(exported(files)).posts.map((post) => post.engine)).toEqual([engine]);
});
