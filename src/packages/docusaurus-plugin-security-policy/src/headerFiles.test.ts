import {expect, test} from 'vitest';
import {headerRules, headersFile, vercelFile} from './headerFiles.js';

const additionalRule = {path: 'feed.json', headers: {'Content-Type': 'application/feed+json'}};
const rules = headerRules("default-src 'self'", [additionalRule]);

test('_headers has rules for all paths, additional rules, and a rule for hashed files', () => {
  const text = headersFile('/site/', rules);
  expect(text).toMatch(/^\/site\/\*\n {2}Content-Security-Policy: default-src 'self'\n/);
  expect(text).toContain('\n\n/site/feed.json\n  Content-Type: application/feed+json\n');
  expect(text).toMatch(
    /\n\n\/site\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
  for (const name of ['X-Frame-Options', 'X-Content-Type-Options', 'Permissions-Policy']) {
    expect(text).toContain(`\n  ${name}: `);
  }
});

interface VercelFile {
  readonly cleanUrls?: boolean;
  readonly trailingSlash?: boolean;
  readonly headers: readonly {source: string; headers: {key: string; value: string}[]}[];
}

test('vercel.json has the same rules', () => {
  const {headers} = JSON.parse(vercelFile('/site/', rules, false)) as VercelFile;
  const sources = ['/site/(.*)', '/site/feed.json', '/site/assets/(.*)'];
  expect(headers).toEqual(
    rules.map((rule, index) => ({
      source: sources[index],
      headers: Object.entries(rule.headers).map(([key, value]) => ({key, value})),
    })),
  );
});

test.each([
  [false, true, false],
  [true, false, true],
  [undefined, undefined, undefined],
])('with trailingSlash %s, Vercel serves the same addresses', (site, clean, slash) => {
  const file = JSON.parse(vercelFile('/', rules, site)) as VercelFile;
  expect([file.cleanUrls, file.trailingSlash]).toEqual([clean, slash]);
});
