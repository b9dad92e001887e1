import {expect, test} from 'vitest';
import {headersFile, vercelFile} from './headerFiles.js';

const POLICY = "default-src 'self'";

test('_headers has rules for all paths, and a rule for hashed files', () => {
  const text = headersFile('/site/', POLICY, ['assets']);
  expect(text).toMatch(/^\/site\/\*\n {2}Content-Security-Policy: default-src 'self'\n/);
  expect(text).toMatch(
    /\n\n\/site\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
  for (const name of ['X-Frame-Options', 'X-Content-Type-Options', 'Permissions-Policy']) {
    expect(text).toContain(`\n  ${name}: `);
  }
});

test.each([
  [false, {cleanUrls: true, trailingSlash: false}],
  [true, {cleanUrls: false, trailingSlash: true}],
  [undefined, {}],
])(
  'vercel.json has the rules of _headers, and the address settings for trailingSlash %s',
  (slash, site) => {
    const {headers, ...addresses} = JSON.parse(vercelFile('/site/', POLICY, ['assets'], slash)) as {
      readonly headers: readonly {source: string; headers: unknown[]}[];
    };
    expect(addresses).toEqual(site);
    expect(headers.map(({source}) => source)).toEqual(['/site/(.*)', '/site/assets/(.*)']);
    expect(headers[0]?.headers).toContainEqual({key: 'Content-Security-Policy', value: POLICY});
  },
);
