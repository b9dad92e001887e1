import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {fixtureBuild} from '../support/sites';

const files = readdirSync(fixtureBuild, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(fixtureBuild, file));

/** Parses a policy into its directives and their values. */
function directivesOf(policy: string | undefined): Map<string, string[]> {
  return new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

function readHeaders(): Map<string, string> {
  const text = readFileSync(path.join(fixtureBuild, '_headers'), 'utf8');
  const lines = [...text.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  return new Map(lines.map(([, name = '', value = '']) => [name, value]));
}

test('the policy of every page allows the hashes of its inline scripts and nothing else inline', () => {
  expect(files.length).toBeGreaterThan(40);
  const sent = directivesOf(readHeaders().get('Content-Security-Policy')).get('script-src') ?? [];
  for (const file of files) {
    const page = load(readFileSync(file, 'utf8'));
    const tags = page('meta[http-equiv=Content-Security-Policy]');
    expect(tags.length, file).toBe(1);
    // The policy must come before everything that it restricts.
    expect(tags.prevAll().filter('script, link, style').length, file).toBe(0);
    const scripts = directivesOf(tags.attr('content')).get('script-src') ?? [];
    const hashes = page('script:not([type]), script[type=module]')
      .toArray()
      .map((script) => createHash('sha256').update(page(script).text()).digest('base64'))
      .map((hash) => `'sha256-${hash}'`);
    expect(hashes.length, file).toBeGreaterThan(0);
    expect(scripts.filter((source) => source.startsWith("'sha256-")).sort(), file).toEqual(
      [...new Set(hashes)].sort(),
    );
    expect(
      scripts.filter((source) => /unsafe|^\*|^https?:$/.test(source)),
      file,
    ).toEqual([]);
    // The host's header applies to every page, so it must not block what a page allows.
    expect(
      hashes.filter((hash) => !sent.includes(hash)),
      file,
    ).toEqual([]);
    const handlers = page('*')
      .toArray()
      .flatMap((element) => Object.keys(page(element).attr() ?? {}))
      .filter((attribute) => /^on[a-z]/.test(attribute));
    expect(handlers, file).toEqual([]);
  }
});

test('all pages allow the same hosts, so that client-side navigation never breaks', () => {
  const policies = files.map((file) => {
    const page = load(readFileSync(file, 'utf8'));
    const content = page('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
    return content.replace(/'sha256-[^']+' ?/g, '');
  });
  const redirects = policies.filter((policy) => policy.startsWith("default-src 'none'"));
  // Two old addresses: one has one file, the other ends in .html and has two.
  expect(redirects).toHaveLength(3);
  expect(new Set(policies.filter((policy) => !redirects.includes(policy))).size).toBe(1);
});

test('the header file contains `frame-ancestors`, and no header is too long for Cloudflare', () => {
  const headers = readHeaders();
  expect(headers.get('Content-Security-Policy')).toMatch(/;frame-ancestors 'self'$/);
  expect([...headers.values()].filter((value) => value.length > 1950)).toEqual([]);
  expect(readFileSync(path.join(fixtureBuild, 'vercel.json'), 'utf8')).not.toBe('');
});
