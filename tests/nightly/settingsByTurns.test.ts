import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {contentsOf} from '../support/buildContents';
import {buildSite, copyFixture} from '../support/siteCopy';

/** What one folder is built with by turns: a base path, then none, then another owner's settings. */
const SETTINGS: readonly Readonly<Record<string, string>>[] = [
  {BASE_URL: '/site/'},
  {},
  {
    SITE_URL: 'https://other.example',
    SITE_TODAY: '2099-02-01',
    NEWSLETTER_URL: 'https://other.example/letters',
    ANALYTICS_ID: 'other.example',
  },
];

const folder = copyFixture();
const kept = mkdtempSync(path.join(tmpdir(), 'turns-'));

afterAll(() => [folder, kept].forEach((used) => rmSync(used, {recursive: true, force: true})));

function build(settings: Readonly<Record<string, string>>, name: string): Map<string, string> {
  const {ok, output} = buildSite(folder, settings);
  expect(ok, `${name}: ${output}`).toBe(true);
  const target = path.join(kept, name);
  cpSync(path.join(folder, 'build'), target, {recursive: true});
  return contentsOf(target);
}

test('three settings by turns in one folder write what each writes in a clean one', () => {
  const byTurns = SETTINGS.map((settings, turn) => build(settings, `turn-${turn}`));
  const clean = SETTINGS.map((settings, turn) => {
    for (const cache of ['node_modules/.cache', '.docusaurus', 'build']) {
      rmSync(path.join(folder, cache), {recursive: true, force: true});
    }
    return build(settings, `clean-${turn}`);
  });
  clean.forEach((first, turn) => {
    const other = byTurns[turn] ?? new Map<string, string>();
    expect([...other.keys()]).toEqual([...first.keys()]);
    expect([...first.keys()].filter((file) => first.get(file) !== other.get(file))).toEqual([]);
  });
  // The three differ: else nothing would have been tried.
  expect(clean[0]?.get('index.html')).not.toBe(clean[1]?.get('index.html'));
  expect(clean[1]?.get('index.html')).not.toBe(clean[2]?.get('index.html'));
});
