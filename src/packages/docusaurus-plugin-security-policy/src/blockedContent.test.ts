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
  [
    '<link rel="stylesheet" href="//b.example/x.css">',
    'a style sheet from https://b.example',
    '"style-src"',
  ],
  ['<script src="https://cdn.example/x.js"></script>', 'a script from https://cdn.example'],
  [
    '<style>@import "https://b.example/x.css"</style>',
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

test.each([
  ['a script that every page has', '<script>track()</script>', '<script>track()</script>', []],
  ['an allowed script', '<script>track()</script>', '', [hash]],
  ['React moving late content', '<script>$RC("a","b")</script>', '', []],
  [
    'the banner on a wrong base URL',
    '<script>document.addEventListener("DOMContentLoaded",f);"__docusaurus-base-url-issue-banner"</script>',
    '',
    [],
  ],
  [
    'the banner as html-minifier-terser writes it, without `future.faster`',
    '<script>function insertBanner(){var n="__docusaurus-base-url-issue-banner"}document.addEventListener("DOMContentLoaded",insertBanner)</script>',
    '',
    [],
  ],
  ['a data block', '<script type="application/ld+json">{"a":1}</script>', '', []],
  ['a script of an allowed host', '<script src="https://a.example/x.js"></script>', '', []],
  [
    'a font of a host whose style sheets are allowed',
    '<style>@font-face{src:url(https://styles.example/x.woff)}</style>',
    '',
    [],
  ],
  ['a script of this site', '<script src="/x.js"></script>', '', []],
])('%s is not blocked', (_, html, common, hashes) => {
  expect(blocked(html, common, hashes)).toEqual([]);
});

test('a handler of the configuration is reported, although it is in every page', () => {
  const preload = '<link rel="preload" as="style" href="/a.css" onload="this.rel=1">';
  const files = ['404.html', 'a.html'];
  const pages = files.map((file) => page(file, preload));
  const lines = blockedContent(pages, inspectPage(preload), sources, []);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('404.html and 1 more (such as a.html) have <link onload>');
});

test('content of many pages, such as an advertisement in the layout of docs, is reported once', () => {
  const advertisement = '<script>show()</script><script src="https://b.example/x.js"></script>';
  const files = ['a.html', 'b.html', 'c.html', 'd.html'];
  const pages = files.map((file) => page(file, file === 'd.html' ? '' : advertisement));
  const lines = blockedContent(pages, inspectPage(''), sources, []);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toMatch(/^a\.html and 2 more \(such as c\.html\) have an? /);
  }
});
