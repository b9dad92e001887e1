import {expect, test} from 'vitest';
import {blockedContent} from './blockedContent.js';
import {inspectPage} from './inspectPage.js';
import {hashSource} from './policy.js';

const hash = hashSource('track()').slice(1, -1);

function blocked(html: string, common = '', hashes: readonly string[] = []): string[] {
  const sources = {'script-src': ['https://*.cdn.example', 'https://a.example']};
  return blockedContent('docs/x.html', inspectPage(html), inspectPage(common), sources, hashes);
}

test.each([
  ['<script>track()</script>', 'an inline script, "track()"', '"inlineScripts"', hash],
  ['<a onclick="x()">', '<a onclick>', 'no hash can allow', 'a handler of a component'],
  ['<a href="javascript:x()">', '<a href="javascript:…">', 'no hash can allow'],
  [
    '<script src="https://b.example/x.js"></script>',
    'a script of https://b.example',
    '"script-src"',
  ],
  [
    '<link rel="stylesheet" href="//b.example/x.css">',
    'a style sheet of https://b.example',
    '"style-src"',
  ],
  ['<script src="https://cdn.example/x.js"></script>', 'a script of https://cdn.example'],
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
  ['a handler that every page has', '<p onclick="x()">', '<p onclick="x()">', []],
  ['an allowed script', '<script>track()</script>', '', [hash]],
  ['an allowed script, quoted', '<script>track()</script>', '', [`'${hash}'`]],
  ['React moving late content', '<script>$RC("a","b")</script>', '', []],
  [
    'the banner on a wrong base URL',
    '<script>document.addEventListener("DOMContentLoaded",f);"__docusaurus-base-url-issue-banner"</script>',
    '',
    [],
  ],
  ['data', '<script type="application/ld+json">{"a":1}</script>', '', []],
  ['a script of an allowed host', '<script src="https://a.example/x.js"></script>', '', []],
  ['a script of a subdomain', '<script src="https://x.cdn.example/x.js"></script>', '', []],
  ['a script of this site', '<script src="/x.js"></script>', '', []],
])('%s is not blocked', (_, html, common, hashes) => {
  expect(blocked(html, common, hashes)).toEqual([]);
});
