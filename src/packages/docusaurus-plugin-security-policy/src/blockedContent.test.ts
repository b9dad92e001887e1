import {expect, test} from 'vitest';
import {blockedContent} from './blockedContent.js';
import {inspectPage} from './inspectPage.js';
import {hashSource} from './policy.js';

const hash = hashSource('track()').slice(1, -1);

const sources = {
  'script-src': ['https://*.cdn.example', 'https://a.example'],
  'style-src': ['styles.example'],
};
const page = (file: string, html: string) => ({file, content: inspectPage(html)});

function blocked(html: string, common = '', hashes: readonly string[] = []): string[] {
  return blockedContent([page('docs/x.html', html)], inspectPage(common), sources, hashes);
}

test.each([
  ['<script>track()</script>', 'an inline script, "track()"', '"inlineScripts"', hash],
  ['<a onclick="x()">', '<a onclick>', 'no hash can allow', 'a handler of a component'],
  ['<a href="javascript:x()">', '<a href="javascript:…">', 'no hash can allow'],
  [
    '<script src="https://b.example/x.js"></script>',
    'a script from https://b.example',
    '"script-src"',
  ],
  ['<script src="data:text/javascript,x()"></script>', 'a script from data:', '"script-src"'],
  [
    '<link rel="stylesheet" href="//b.example/x.css">',
    'a style sheet from https://b.example',
    '"style-src"',
  ],
  [
    '<style>@font-face{src:url(https://b.example/x.woff)}</style>',
    'a font from https://b.example',
    '"font-src"',
  ],
])('%s is reported with page, element and fix', (html, ...expected) => {
  const lines = blocked(html);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^docs\/x\.html has .+\.$/);
  for (const text of expected) {
    expect(lines[0]).toContain(text);
  }
});

const TRACK = '<script>track()</script>';
const BANNER = '"__docusaurus-base-url-issue-banner"';

test.each<[string, string, common?: string, hashes?: string[]]>([
  ['a script that every page has', TRACK, TRACK],
  ['an allowed script', TRACK, '', [hash]],
  ['a script with which React inserts streamed content', '<script>$RC("a","b")</script>'],
  [
    'the banner about a wrong base URL',
    `<script>document.addEventListener("DOMContentLoaded",f);${BANNER}</script>`,
  ],
  [
    'a redirect from an old address',
    "<script>\n  window.location.href = '/new' + window.location.search + window.location.hash;\n</script>",
  ],
  ['the banner in minified form', `<script>function insertBanner(){var n=${BANNER}}</script>`],
  ['a data block', '<script type="application/ld+json">{"a":1}</script>'],
  ['a script of an allowed host', '<script src="https://a.example/x.js"></script>'],
  ['a font in a data: address', '<style>@font-face{src:url(data:font/woff2,x)}</style>'],
  [
    'a font of a host whose style sheets are allowed',
    '<style>@font-face{src:url(https://styles.example/x.woff)}</style>',
  ],
])('%s is not blocked', (_, html, common, hashes) => {
  expect(blocked(html, common, hashes)).toEqual([]);
});

test.each([
  [
    'a handler from the configuration',
    '<link rel="preload" href="/a.css" onload="this.rel=1">',
    true,
  ],
  [
    'an advertisement in the layout of docs',
    '<script src="https://b.example/x.js"></script>',
    false,
  ],
])('content of many pages is reported once: %s', (_, html, isCommon) => {
  const pages = ['a.html', 'b.html', 'c.html'].map((file) => page(file, html));
  const lines = blockedContent(pages, inspectPage(isCommon ? html : ''), sources, []);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^a\.html and 2 more \(such as c\.html\) have /);
});
