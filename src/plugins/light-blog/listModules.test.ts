import {expect, test} from 'vitest';
import {archiveModule, listModule, previewModule, sidebarYearsModule} from './listModules';

const segments = [
  {year: '2025', start: 0, ofYear: 130, rows: []},
  {year: '2025', start: 100, ofYear: 130, rows: []},
];

test('a list’s module names its pieces and how many come with it', () => {
  const source = listModule('posts', segments, 1, (place) => `@generated/posts-${place}.json`);
  expect(source).toContain('export default await loadList("posts", [');
  expect(source).toContain(
    '{year: "2025", start: 100, ofYear: 130, load: () => import("@generated/posts-1.json")}',
  );
  expect(source).toContain('], 1);');
});

test('no module imports its data for a page that has it already', () => {
  const sources = [
    listModule('posts', segments, 1, () => '@generated/posts.json'),
    archiveModule('@generated/archive.json'),
    previewModule('@site/blog/a.mdx?truncated=true', true),
    sidebarYearsModule(new Map([['2025', '@generated/sidebar/2025-0.json']])),
  ];
  for (const source of sources) {
    expect(source).not.toMatch(/^import .*(?:@generated|\.mdx|LatestPreview)/m);
  }
});

test('a preview with live parts is loaded wherever it is shown', () => {
  const preview = '@site/blog/a.mdx?truncated=true';
  expect(previewModule(preview, true)).toContain("unlessServed('latest', load)");
  expect(previewModule(preview, false)).toContain('preview: await load()');
});
