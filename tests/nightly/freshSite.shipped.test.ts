import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, rmSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import shipped from '../../src/data/owner';
import {runAuthor} from '../support/authorCli';
import {builtPages, tracesOf} from '../support/builtPages';
import {buildSite} from '../support/fixtureSite';
import {readPage, textOf} from '../support/html';
import {copyFork, git} from '../support/siteCopy';

/** Creates a fork, runs `fresh` with these flags in it, applies `change`, checks it, and builds it. */
async function freshSite(flags: string[], change = (_folder: string) => {}): Promise<string> {
  const folder = copyFork();
  const run = await runAuthor(['fresh', '--yes', ...flags], {root: folder});
  expect(run).toMatchObject({code: 0, stderr: ''});
  change(folder);
  // Runs in a separate process, so that it reads the fork's owner file.
  const author = ['--import', 'jiti/register', 'src/cli/author.ts', 'check'];
  const check = spawnSync(process.execPath, author, {cwd: folder, encoding: 'utf8'});
  expect(check.status, check.stdout + check.stderr).toBe(0);
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  return folder;
}

const mainText = (build: string, address: string) => textOf(readPage(build, address)('main'));

describe('a fork that starts fresh, below a path and with an Arabic name', () => {
  const OWNER = ['--name', 'ليلى حداد', '--url', 'https://layla.example/a/b/'];
  const DESCRIPTION = 'Short notes on rivers and bridges, and on the towns between the two.';
  let folder = '';
  let build = '';

  beforeAll(async () => {
    folder = await freshSite([...OWNER, '--accent', '#2f7de1', '--description', DESCRIPTION]);
    build = path.join(folder, 'build');
  });

  test('has no traces of the first owner', () => {
    const {siteTitle, tagline, description, blogDescription, announcement} = shipped;
    const texts = [siteTitle, tagline, description, blogDescription, announcement?.text];
    // The name of the shipped owner, and the address of a shipped post.
    const traces = [...texts, 'the founder', 'three-rounds-one-minute'].filter((text) => text);
    expect(tracesOf(build, traces as string[])).toEqual([]);
  });

  test('names its owner, and has one post and pages without entries', () => {
    const home = readPage(build, '/');
    expect(home('title').text()).toMatch(/ليلى حداد/);
    expect(home('main a[href="/a/b/blog/hello"]').length).toBeGreaterThan(0);
    expect(mainText(build, '/about-this-site')).not.toContain('not set');
    for (const page of ['/books/to-read', '/media/on-stage', '/resume/experience']) {
      expect(mainText(build, page)).toMatch(/ yet\./);
    }
  });

  test('differs only in the files listed in UPGRADING.md', () => {
    const upgrading = readFileSync(path.join(folder, '.github/UPGRADING.md'), 'utf8');
    const [, table = ''] = /## What is yours.*?\n(\|.*?)\n\n/s.exec(upgrading) ?? [];
    const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '');
    const owned = [...firstCells.join().matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => {
      const source = pattern.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*').replace(/\/$/, '/.*');
      return new RegExp(`^${source}$`);
    });
    const changed = git(folder, 'status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
    expect(changed.length).toBeGreaterThan(100);
    expect(changed.filter((file) => !owned.some((pattern) => pattern.test(file)))).toEqual([]);
  });
});

describe('a fork without posts, sections or optional site features', () => {
  let build = '';

  beforeAll(async () => {
    const folder = await freshSite(['--name', 'A'], (fork) => {
      readdirSync(path.join(fork, 'blog'))
        .filter((file) => file.endsWith('.md'))
        .forEach((file) => unlinkSync(path.join(fork, 'blog', file)));
      for (const section of ['books', 'media', 'resume']) {
        rmSync(path.join(fork, section), {recursive: true});
      }
      const owner = path.join(fork, 'src/data/owner.ts');
      const features = ['chat', 'map', 'previews', 'cards', 'machineReaders', 'newsletter'];
      const off = features.map((key) => `${key}: false, `).join('');
      writeFileSync(owner, readFileSync(owner, 'utf8').replace('links: {', `${off}links: {`));
    });
    build = path.join(folder, 'build');
  });

  test('shows a text in place of each empty list', () => {
    const lists = ['/blog', '/blog/archive', '/blog/tags', '/blog/authors'];
    for (const page of ['/', ...lists, '/search', '/subscribe']) {
      expect(mainText(build, page).length, page).toBeGreaterThan(20);
    }
  });

  test('has no page, file, link or code of the features that are switched off', () => {
    const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
    const pages = 'chat|intelligence|newsletter|books|media|resume';
    const traces = new RegExp(`^(?:${pages})(?:\\.html|$)|llms|\\.md$|img/cards/|^assets/data/`);
    expect(files.filter((file) => traces.test(file))).toEqual([]);
    const links = new RegExp(`href="?/(?:${pages})\\b|og:image`);
    expect(builtPages(build).filter(({html}) => links.test(html))).toEqual([]);
    const code = /polymarket|tradingview|\[data-no-preview\]|newsletter-popup/i;
    const scripts = files.filter((file) => file.endsWith('.js'));
    const hasCode = (file: string) => code.test(readFileSync(path.join(build, file), 'utf8'));
    expect(scripts.filter(hasCode)).toEqual([]);
  });
});
