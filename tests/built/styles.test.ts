import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';
import postcss from 'postcss';
import type {AtRule, Node, Rule} from 'postcss';
import {describe, expect, test} from 'vitest';
import {fixtureBuild, repository, shippedBuild} from '../support/sites';

/** Maximum size of the style sheet in bytes after gzip. */
const LIMIT = 36 * 1024;

/** Theme components replaced by this site. */
const REPLACED = new Set([
  ...['Blog/Pages/BlogAuthorsListPage', 'BlogPostItem/Header/Info'],
  ...['Footer/Logo', 'TagsListByLetter'],
]);

/** Components loaded with the first page that imports them. */
const IMPORTED = new Set([
  ...['DocCard/Description', 'DocCard/Heading', 'DocCard/Heading/Icon', 'DocCard/Heading/Text'],
  ...['DocCard/Layout', 'DocCardList', 'DocCategoryGeneratedIndexPage', 'TOCInline', 'TabItem'],
  ...['Tabs', 'ThemedImage'],
]);

const require = createRequire(import.meta.url);
const infima = require.resolve('infima/dist/css/default/default.css');
const themeFolders = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
  path.dirname(require.resolve(name)),
);
const targets = browserslistToTargets(browserslist(undefined, {path: repository}));

/** Hash suffix of a class name in a CSS module. */
const HASH = /(\.[A-Za-z][\w-]*?)_[\w-]{4}(?![\w-])/g;
const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g;

/** Removes differences between two versions of the minifier. */
function plain(text: string): string {
  return text.replaceAll(/["\s]/g, '').replace('color-scheme:auto', 'color-scheme:normal');
}

/** Conditions that apply to a rule, without layers, which only the built sheet has. */
function conditionsOf(node: Node | undefined): string {
  if (!node || node.type === 'root') {
    return '';
  }
  const {name, params} = node as AtRule;
  const own = node.type === 'atrule' && name !== 'layer' ? plain(`@${name} ${params}`) : '';
  return conditionsOf(node.parent) + own;
}

/** Returns every declaration of a sheet, such as `@mediaprint.navbar{display:none}`. */
function declarationsOf(css: string): string[] {
  const declarations: string[] = [];
  postcss.parse(css).walkDecls(/^(?!-moz-)/, ({parent, prop, value, important}) => {
    const conditions = conditionsOf(parent?.parent);
    const rule = plain(`{${prop}:${value}${important ? '!important' : ''}}`);
    for (const selector of parent?.type === 'rule' ? (parent as Rule).selectors : []) {
      declarations.push(conditions + selector + rule);
    }
  });
  return declarations;
}

/** Returns the declarations of a source file as written by the site's minifier. */
function expectedDeclarations(file: string): string[] {
  const css = readFileSync(file, 'utf8').replaceAll(GLOBAL, '$1');
  const {code} = transform({filename: file, code: Buffer.from(css), minify: true, targets});
  return declarationsOf(code.toString());
}

/** Theme style sheets used by this site, by component name. */
const themeSheets = themeFolders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const name = path.posix
        .normalize(file.replaceAll('\\', '/'))
        .replace(/^theme\/|\/styles\.module\.css$/g, '');
      return [name, path.join(folder, file)] as const;
    })
    .filter(([name]) => !REPLACED.has(name)),
);

describe.each([
  ['the fixture site', fixtureBuild],
  ['the shipped site', shippedBuild],
])('%s', (_name, build) => {
  const folder = path.join(build, 'assets/css');
  const sheets = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const hashed = declarationsOf(sheets.join(''));
  const built = new Set([...hashed, ...hashed.map((text) => text.replaceAll(HASH, '$1'))]);

  test('has one style sheet, within its budget', () => {
    expect(sheets).toHaveLength(1);
    expect(gzipSync(sheets.join(''), {level: 9}).length).toBeLessThanOrEqual(LIMIT);
  });

  test.each([['infima', infima] as const, ...themeSheets])(
    'has every declaration of %s',
    (name, file) => {
      const expected = expectedDeclarations(file);
      const missing = expected.filter((declaration) => !built.has(declaration));
      expect(expected).not.toEqual([]);
      if (!IMPORTED.has(name) || missing.length < expected.length) {
        expect(missing).toEqual([]);
      }
    },
  );
});
