import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import owner from '../fixtures/site/src/data/owner';
import {fixtureBuild} from '../support/sites';

const files = readdirSync(fixtureBuild, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(fixtureBuild, file));

/** The values of each directive of a policy. */
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

test('every page lets its own inline scripts run by their hashes, no other script, and no handler', () => {
  expect(files.length).toBeGreaterThan(40);
  const sent = directivesOf(readHeaders().get('Content-Security-Policy')).get('script-src') ?? [];
  for (const file of files) {
    const page = load(readFileSync(file, 'utf8'));
    const tags = page('meta[http-equiv=Content-Security-Policy]');
    expect(tags.length, file).toBe(1);
    // Before anything that it is about.
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
    // What the host sends holds for every page, or it would stop what the page itself allows.
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

test('a reader who goes from page to page keeps what one of them needs: all allow the same hosts', () => {
  const policies = files.map((file) => {
    const page = load(readFileSync(file, 'utf8'));
    const content = page('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
    return content.replace(/'sha256-[^']+' ?/g, '');
  });
  const redirects = policies.filter((policy) => policy.startsWith("default-src 'none'"));
  // One old address, and one that ends in .html, for which there are two files.
  expect(redirects).toHaveLength(3);
  expect(new Set(policies.filter((policy) => !redirects.includes(policy))).size).toBe(1);
});

test('pages allow what the owner file and the posts bring, and no other host', () => {
  const page = load(readFileSync(path.join(fixtureBuild, 'index.html'), 'utf8'));
  const policy = directivesOf(page('meta[http-equiv=Content-Security-Policy]').attr('content'));
  const hosts = (name: string) => (policy.get(name) ?? []).filter((value) => value.includes('//'));
  const [widget] = (owner.securityPolicy && owner.securityPolicy.allowedHosts) || [];
  expect(hosts('script-src').sort()).toEqual(
    [
      new URL(owner.analytics.scriptAddress).origin,
      new URL(owner.analytics.tagManagerAddress).origin,
      new URL(owner.tickerTape?.script ?? '').origin,
      'https://giscus.app',
      widget,
    ].sort(),
  );
  // Models are asked on the reader's machine and at the owner's hosts, and nothing else is open.
  expect(policy.get('connect-src')?.sort()).toEqual(
    [
      "'self'",
      ...['http', 'https'].flatMap((scheme) =>
        ['localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
      ),
      ...(owner.chatHosts ?? []),
      new URL(owner.analytics.scriptAddress).origin,
      new URL(owner.analytics.tagManagerAddress).origin,
      new URL(owner.predictions?.feed ?? '').origin,
      new URL(owner.predictions?.proxy ?? '').origin,
      widget,
    ].sort(),
  );
  // A frame of a post, on a host that the owner file names for the newsletter alone.
  expect(hosts('frame-src')).toContain('https://letters.example');
  expect(hosts('frame-src')).toContain('https://player.vimeo.com');
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
});

test('hosts are told of the policy for frames, in no longer line than they take', () => {
  const headers = readHeaders();
  expect(headers.get('Content-Security-Policy')).toMatch(/;frame-ancestors 'self'$/);
  // Cloudflare leaves out longer lines.
  expect([...headers.values()].filter((value) => value.length > 1950)).toEqual([]);
  for (const file of ['vercel.json', '.well-known/security.txt']) {
    expect(readFileSync(path.join(fixtureBuild, file), 'utf8'), file).not.toBe('');
  }
});
