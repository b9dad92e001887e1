import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {attributesOf, readPage} from '../support/html';
import {fixtureBuild, shippedBuild} from '../support/sites';

const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) {
      classes.add(name);
    }
  });
  return classes;
}

const known = classesOf(readFileSync(infima, 'utf8'));

/** Classes that a script gives to a part of the frame, and no page has when it comes. */
const GIVEN = ['navbar-sidebar--show', 'dropdown--show', 'menu__list-item--collapsed'];

describe.each([
  ['the fixture site', fixtureBuild],
  ['the shipped site', shippedBuild],
])('%s', (_name, build) => {
  test('has the rules of Infima for every class that its pages name', () => {
    const sheets = readdirSync(path.join(build, 'assets/css'));
    const styled = classesOf(
      sheets.map((sheet) => readFileSync(path.join(build, 'assets/css', sheet), 'utf8')).join('\n'),
    );
    const named = new Set(GIVEN);
    for (const file of readdirSync(build, {recursive: true, encoding: 'utf8'})) {
      if (file.endsWith('.html')) {
        const html = readFileSync(path.join(build, file), 'utf8');
        for (const [, quoted, bare] of html.matchAll(/\bclass=(?:"([^"]*)"|([^\s">]+))/g)) {
          (quoted ?? bare)?.split(/\s+/).forEach((name) => named.add(name));
        }
      }
    }
    const wanted = [...named].filter((name) => known.has(name));
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter((name) => !styled.has(name))).toEqual([]);
  });
});

test('a page names the files of the search, for a reader who asks for it before the client has come', () => {
  const [files = ''] = attributesOf(
    readPage(fixtureBuild, '/blog')('meta[name=search-files]'),
    'content',
  );
  const names = files.split(' ');
  expect(names.map((file) => path.basename(file).replace(/\..*/, ''))).toEqual(
    expect.arrayContaining(['search-styles', 'search-modal']),
  );
  expect(names.filter((file) => !existsSync(path.join(fixtureBuild, file)))).toEqual([]);
});
