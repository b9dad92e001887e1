import {mkdtempSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import type {Result} from 'postcss';
import {beforeEach, expect, test} from 'vitest';
import {PARTS, purgeInfima} from './index';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'light-styles-'));
  mkdirSync(path.join(site, 'src'));
  mkdirSync(path.join(site, 'blog'));
});

function purge(css: string, file = '/node_modules/infima/dist/css/default/default.css') {
  return postcss([purgeInfima(site)]).process(css, {from: file});
}

function dependencies({messages}: Result): unknown[] {
  return messages.filter(({type}) => type === 'dir-dependency').map(({dir}) => path.basename(dir));
}

test('the sheet of parts has the styles of all that posts compute with', () => {
  const source = readFileSync(path.join(__dirname, '../../pages/_interactiveParts.ts'), 'utf8');
  const imported = [...source.matchAll(/^import .* from '\.\.\/features\/(.+)';$/gm)];
  expect(PARTS.toSorted()).toEqual(imported.map(([, folder]) => folder).toSorted());
});

test('a class that a post names keeps its rules, and one that nothing names loses them', async () => {
  writeFileSync(path.join(site, 'blog/post.md'), '<div class="hero--tall">Hello</div>');
  const result = await purge('.hero--tall {color: red}\n.never-named {color: blue}');
  expect(result.css).toBe('.hero--tall {color: red}');
  expect(dependencies(result as Result)).toContain('blog');
});

test('what the theme names stays, as do bare elements', async () => {
  const css = '.navbar-sidebar--show {color: red}\n.alert--danger {color: red}\nh1 {margin: 0}';
  expect((await purge(css)).css).toBe(css);
});

test('a custom property stays where a style or a script of the site reads it', async () => {
  writeFileSync(path.join(site, 'src/styles.css'), 'p {color: var(--ifm-of-the-site)}');
  const css =
    ':root {--ifm-of-the-site: red; --ifm-of-nobody: blue; --ifm-of-infima: 1}\nh1 {margin: var(--ifm-of-infima)}';
  const text = (await purge(css)).css;
  expect(text).toContain('--ifm-of-the-site: red');
  expect(text).toContain('--ifm-of-infima: 1');
  expect(text).not.toContain('--ifm-of-nobody');
});

test('styles other than those of Infima are left alone', async () => {
  const css = '.never-named {color: blue}';
  const result = await purge(css, path.join(site, 'src/styles.css'));
  expect(result.css).toBe(css);
  expect(dependencies(result as Result)).toEqual([]);
});
