import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keptResults} from './keptResults';

const PAGE = '<script src=/assets/js/main.0123abcd.js></script><p>A</p>';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'results-'));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src/make.ts'), 'export {};');
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

/** A build that makes "new" of one page, or takes what is kept. */
async function build(html = PAGE, more: unknown = 1): Promise<string> {
  const kept = keptResults(root, 'pages');
  const result = await kept.keep(html, more, () => 'new');
  kept.save();
  return result;
}

/** The first build, whose results are told apart from later ones. */
async function firstBuild(): Promise<void> {
  const kept = keptResults(root, 'pages');
  await kept.keep(PAGE, 1, async () => 'kept');
  kept.save();
}

beforeEach(firstBuild);

describe('keptResults', () => {
  it('has what an earlier build made of the same page', async () => {
    expect(await build()).toBe('kept');
    expect(await build()).toBe('kept');
  });

  it('does not mind that scripts and style sheets have other names', async () => {
    expect(await build(PAGE.replace('0123abcd', 'ffff0000'))).toBe('kept');
  });

  it.each([
    ['its text', PAGE.replace('<p>A', '<p>B'), 1],
    ['a picture', PAGE.replace('main.0123abcd.js', 'main.ffff0000.png'), 1],
    ['what else counts', PAGE, 2],
  ])('makes a page anew of which %s has changed', async (_what, html, more) => {
    expect(await build(html, more)).toBe('new');
  });

  it.each(['src/make.ts', 'src/data.yml', 'package.json', 'package-lock.json'])(
    'makes all anew with another %s',
    async (file) => {
      writeFileSync(path.join(root, file), '{}');
      expect(await build()).toBe('new');
    },
  );

  it('forgets what nobody asks for any longer, and a broken file', async () => {
    await build('<p>Other</p>');
    expect(await build()).toBe('new');
    writeFileSync(path.join(root, 'node_modules/.cache/kept-results/pages.json'), '{"code":');
    expect(await build()).toBe('new');
  });

  it('writes nothing where nothing was asked for', async () => {
    keptResults(root, 'pages').save();
    expect(await build()).toBe('kept');
  });
});
