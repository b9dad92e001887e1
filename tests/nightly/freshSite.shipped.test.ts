import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, rmSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import shipped from '../../src/data/owner';
import {runAuthor} from '../support/authorCopy';
import {builtPages, tracesOf} from '../support/builtPages';
import {buildSite, copyFork, git, removeFork} from '../support/siteCopy';

const forks: string[] = [];

afterAll(() => forks.forEach(removeFork));

interface Site {
  readonly folder: string;
  /** Returns the text of a file of the build. */
  readonly built: (file: string) => string;
}

/** Creates a fork, runs `fresh` with these flags in it, applies `change`, checks it, and builds it. */
async function freshSite(
  flags: readonly string[],
  change = (_folder: string) => {},
): Promise<Site> {
  const folder = copyFork();
  forks.push(folder);
  const run = await runAuthor(['fresh', '--yes', ...flags], {root: folder});
  expect(run).toMatchObject({code: 0, stderr: ''});
  change(folder);
  // Runs in a separate process, so that it reads the fork's owner file.
  const author = ['--import', 'jiti/register', 'src/cli/author.ts', 'check'];
  const check = spawnSync(process.execPath, author, {cwd: folder, encoding: 'utf8'});
  expect(check.status, check.stdout + check.stderr).toBe(0);
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  return {folder, built: (file) => readFileSync(path.join(folder, 'build', file), 'utf8')};
}

function mainText(html: string): string {
  return load(html)('main').text().replace(/\s+/g, ' ');
}

/** Texts that identify the shipped owner. */
const TRACES = [
  shipped.siteTitle,
  shipped.tagline,
  shipped.description,
  shipped.blogDescription ?? shipped.tagline,
  shipped.announcement?.text ?? shipped.tagline,
  'the founder',
  'three-rounds-one-minute',
];

describe('a fork that starts fresh', () => {
  describe('below a path, with an Arabic name', () => {
    let site: Site;

    beforeAll(async () => {
      site = await freshSite([
        ...['--name', 'ليلى حداد', '--url', 'https://layla.example/a/b/', '--accent', '#2f7de1'],
        ...[
          '--description',
          'Short notes on rivers and bridges, and on the towns between the two.',
        ],
      ]);
    });

    test('no file of the build contains traces of the first owner', () => {
      expect(tracesOf(path.join(site.folder, 'build'), TRACES)).toEqual([]);
    });

    test('every page names its owner, and the home page has the one post', () => {
      for (const {file, html} of builtPages(path.join(site.folder, 'build'))) {
        expect(load(html)('title').text(), file).toMatch(/ليلى حداد/);
      }
      const home = load(site.built('index.html'));
      expect(home('main a[href="/a/b/blog/hello"]').length).toBeGreaterThan(0);
      expect(site.built('blog/rss.xml')).toContain('https://layla.example/a/b/blog/hello');
    });

    test('empty shelves say so, and every section has a page', () => {
      for (const file of ['books/to-read', 'media/on-stage', 'resume/experience']) {
        expect(mainText(site.built(`${file}.html`))).toMatch(/ yet\./);
      }
    });

    test('`fresh` changes only the files listed in UPGRADING.md', () => {
      const upgrading = readFileSync(path.join(site.folder, '.github/UPGRADING.md'), 'utf8');
      const [, table = ''] = /## What is yours.*?\n(\|.*?)\n\n/s.exec(upgrading) ?? [];
      const rows = table.split('\n').map((row) => row.split('|')[1] ?? '');
      const patterns = rows.flatMap((row) =>
        [...row.matchAll(/`([^`]+)`/g)].map(([, pattern]) => pattern),
      );
      const owned = patterns.map(
        (pattern = '') =>
          new RegExp(
            `^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*').replace(/\/$/, '/.*')}$`,
          ),
      );
      const changed = git(site.folder, 'status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3));
      expect(changed.length).toBeGreaterThan(100);
      expect(changed.filter((file) => !owned.some((pattern) => pattern.test(file)))).toEqual([]);
    });
  });

  describe('without posts, sections or optional site features', () => {
    let site: Site;

    beforeAll(async () => {
      site = await freshSite(['--name', 'A'], (folder) => {
        for (const file of readdirSync(path.join(folder, 'blog'))) {
          if (file.endsWith('.md')) {
            unlinkSync(path.join(folder, 'blog', file));
          }
        }
        for (const section of ['books', 'media', 'resume']) {
          rmSync(path.join(folder, section), {recursive: true});
        }
        const owner = path.join(folder, 'src/data/owner.ts');
        const features = ['chat', 'map', 'previews', 'cards', 'machineReaders', 'newsletter'];
        writeFileSync(
          owner,
          readFileSync(owner, 'utf8').replace(
            'links: {',
            `${features.map((key) => `${key}: false`).join(', ')}, links: {`,
          ),
        );
      });
    });

    test('without posts, pages with lists have a text, and feeds exist', () => {
      const lists = ['blog', 'blog/archive', 'blog/tags', 'blog/authors'];
      for (const file of ['index', ...lists, 'search', 'subscribe']) {
        expect(mainText(site.built(`${file}.html`)).length, file).toBeGreaterThan(20);
      }
      expect(site.built('blog/rss.xml')).toContain('<rss');
      expect(site.built('blog/atom.xml')).toContain('<feed');
      expect(JSON.parse(site.built('blog/feed.json'))).toMatchObject({items: []});
    });

    test('site features that are switched off have no page, file, link or code', () => {
      const build = path.join(site.folder, 'build');
      const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
      const featurePages = /^(?:chat|intelligence|newsletter|books|media|resume)(?:\.html|$)/;
      const featureFiles = /llms|\.md$|img\/cards\/|^assets\/data\//;
      expect(files.filter((file) => featurePages.test(file) || featureFiles.test(file))).toEqual(
        [],
      );
      const links = builtPages(build).flatMap(({file, html}) =>
        [
          ...html.matchAll(
            /href="?\/(chat|intelligence|newsletter|books|media|resume)\b|og:image/g,
          ),
        ].map(([link]) => `${file}: ${link}`),
      );
      expect(links).toEqual([]);
      const scripts = files.filter((file) => file.endsWith('.js')).map((file) => site.built(file));
      const code = /polymarket|tradingview|\[data-no-preview\]|newsletter-popup/i;
      expect(scripts.filter((script) => code.test(script))).toEqual([]);
    });
  });
});
