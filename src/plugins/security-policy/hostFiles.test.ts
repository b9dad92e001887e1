import {expect, test} from 'vitest';
import {headerRules, headersFile, securityText, vercelFile} from './hostFiles';

const rules = headerRules('/site/', "default-src 'self'");

test('the file of headers has a rule for every path below the base, and one for hashed files', () => {
  const text = headersFile(rules);
  expect(text).toMatch(/^\/site\/\*\n {2}Content-Security-Policy: default-src 'self'\n/);
  expect(text).toMatch(
    /\n\n\/site\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
  for (const name of [
    'X-Frame-Options',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ]) {
    expect(text).toContain(`\n  ${name}: `);
  }
});

test('Vercel is told the same', () => {
  const {headers} = JSON.parse(vercelFile(rules)) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  expect(headers.map(({source}) => source)).toEqual([
    '/site/(.*)',
    '/site/.well-known/api-catalog',
    '/site/assets/(.*)',
  ]);
  expect(
    headers.map(({headers: own}) => Object.fromEntries(own.map(({key, value}) => [key, value]))),
  ).toEqual(rules.map(({headers: own}) => own));
});

test.each([
  ['2026-11-25T10:00:00Z', '2027-11-25T00:00:00.000Z'],
  ['2028-02-29T10:00:00Z', '2029-03-01T00:00:00.000Z'],
])('security.txt of %s names whom to write to, and ends a year later', (day, expires) => {
  const text = securityText('post@a.example', 'https://a.example/site/', Date.parse(day));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:post@a.example',
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    'Canonical: https://a.example/site/.well-known/security.txt',
    '',
  ]);
});
