import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {each, fixturePage, fixtureText} from '../support/html';
import type {HtmlPage} from '../support/html';
import {fixtureBuild} from '../support/sites';

/** All pages with the names of their files, including pages that only redirect. */
const pages = readdirSync(fixtureBuild, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, fixturePage(`/${file}`)] as const);

const policyTag = (page: HtmlPage) => page('meta[http-equiv=Content-Security-Policy]');

/** Returns the sources of scripts that a policy allows. */
function scriptSources(policy: string | undefined): string[] {
  return /script-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
}

/** Headers of the host for all pages, by name. */
const headers = new Map(
  [...fixtureText('_headers').matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
const sentPolicy = headers.get('Content-Security-Policy');

test.each(pages)(
  'the policy of %s allows no inline scripts except those of the page',
  (_file, page) => {
    const tags = policyTag(page);
    expect(tags).toHaveLength(1);
    // The policy must come before everything that it restricts.
    expect(tags.prevAll().filter('script, link, style')).toHaveLength(0);
    const sources = scriptSources(tags.attr('content'));
    const hashes = each(page('script:not([type]), script[type=module]'))
      .map((script) => createHash('sha256').update(script.text()).digest('base64'))
      .map((hash) => `'sha256-${hash}'`);
    expect(hashes.length).toBeGreaterThan(0);
    expect(sources.filter((source) => source.startsWith("'sha256-")).sort()).toEqual(
      [...new Set(hashes)].sort(),
    );
    expect(sources.filter((source) => /unsafe|^\*|^https?:$/.test(source))).toEqual([]);
    // The host's header applies to every page, so it must not block what a page allows.
    expect(scriptSources(sentPolicy)).toEqual(expect.arrayContaining(hashes));
    const attributes = each(page('*')).flatMap((element) => Object.keys(element.attr() ?? {}));
    expect(attributes.filter((name) => /^on[a-z]/.test(name))).toEqual([]);
  },
);

test('all pages allow the same hosts, so that client-side navigation never breaks', () => {
  const policies = pages.map(([, page]) =>
    (policyTag(page).attr('content') ?? '').replace(/'sha256-[^']+' ?/g, ''),
  );
  expect(new Set(policies).size).toBe(1);
});

test("the host's headers allow only this site to frame pages, none is too long for Cloudflare, and vercel.json is written", () => {
  expect(sentPolicy).toMatch(/;frame-ancestors 'self'$/);
  // Cloudflare accepts 2,000 characters in a line, including the name.
  expect([...headers.values()].filter((value) => value.length > 1950)).toEqual([]);
  expect(fixtureText('vercel.json')).not.toBe('');
});
