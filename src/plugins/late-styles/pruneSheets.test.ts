import {expect, test} from 'vitest';
import {pruneSheets} from './pruneSheets';
import type {LoadedTogether} from './pruneSheets';

/** A first script, a page of components with a sheet, and a post without one. */
const loads: readonly LoadedTogether[] = [
  {scripts: ['main.js'], sheets: ['styles.css'], isFirst: true, isContent: false},
  {scripts: ['page.js'], sheets: ['page.css'], isFirst: false, isContent: false},
  {scripts: ['post.js'], sheets: [], isFirst: false, isContent: true},
];

function pruned(styles: string, scripts: Record<string, string> = {}, page = '.own{top:0}') {
  const sheets = pruneSheets(
    {
      sheets: new Map([
        ['styles.css', styles],
        ['page.css', page],
      ]),
      scripts: new Map(Object.entries({'main.js': '', 'page.js': '', 'post.js': '', ...scripts})),
    },
    loads,
    ['unchosen'],
  );
  return {styles: sheets.get('styles.css'), page: sheets.get('page.css')};
}

test('a layer’s rule for a class that no script names is dropped, one of the site’s own is not', () => {
  const {styles, page} = pruned('@layer l{.gone{top:0}p{top:0}}.gone{top:1px}');
  expect(styles).toBe('@layer l{p{top:0}}.gone{top:1px}');
  expect(page).toBe('.own{top:0}');
});

test('of several selectors only those that can match stay', () => {
  const scripts = {'main.js': '"kept"'};
  expect(pruned('@layer l{.gone,.kept,.kept .gone{top:0}}', scripts).styles).toBe(
    '@layer l{.kept{top:0}}',
  );
});

test('what only a page names moves into its sheet, with its media and before the page’s own', () => {
  const styles = '@layer l{.a{top:0}@media print{.a,.b{top:1px}}}';
  const {styles: shared, page} = pruned(styles, {'main.js': '"b"', 'page.js': '"a"'});
  expect(shared).toBe('@layer l{@media print{.b{top:1px}}}');
  expect(page).toBe('@layer l{.a{top:0}@media print{.a{top:1px}}}.own{top:0}');
});

test('a rule stays if it would overtake a later one of its component', () => {
  const styles = '@layer l{.col--7{width:7px}.col--8{top:0}@media print{.col{width:9px}}}';
  const scripts = {'main.js': '"col"', 'page.js': '"col--7 col--8"'};
  const {styles: shared, page} = pruned(styles, scripts);
  expect(shared).toBe('@layer l{.col--7{width:7px}@media print{.col{width:9px}}}');
  expect(page).toBe('@layer l{.col--8{top:0}}.own{top:0}');
});

test('what a post without a sheet names as a class stays in the shared sheet', () => {
  const styles = '@layer l{.a{top:0}}';
  const post = {'post.js': '{className:"a"}', 'page.js': '"a"'};
  expect(pruned(styles, post).styles).toBe(styles);
  const prose = {'post.js': '{className:"b",children:"a word"}', 'page.js': '"a"'};
  expect(pruned(styles, prose).styles).toBe('');
});

test('a rule moves with any of its classes, for what surrounds them may have the others', () => {
  const scripts = {'page.js': '"inner"', 'post.js': '{className:"outer"}'};
  expect(pruned('@layer l{.outer .inner{top:0}}', scripts).page).toContain('.outer .inner');
});

test('classes that the settings do not choose count as unnamed', () => {
  expect(pruned('@layer l{.unchosen{top:0}p{top:0}}', {'main.js': '"unchosen"'}).styles).toBe(
    '@layer l{p{top:0}}',
  );
});

test('steps of animations and what is not theirs are left alone', () => {
  const styles = '@keyframes k{to{top:0}}@layer l{@keyframes m{to{top:0}}}:root{--site-a:0}';
  expect(pruned(styles).styles).toBe(styles);
});

test('a property that never changes is written out, through others and between neighbors', () => {
  const styles =
    '@layer l{:root{--ifm-a:1rem;--ifm-b:var(--ifm-a);--ifm-c:calc(var(--ifm-b)*2)}p{margin:var(--ifm-a)var(--ifm-c)}}';
  expect(pruned(styles).styles).toBe('@layer l{p{margin:1rem calc(1rem *2)}}');
});

test.each([
  ['an element sets it', '@layer l{:root{--ifm-a:0}p{--ifm-a:1px;top:var(--ifm-a)}}', {}],
  [
    'a width sets it',
    '@layer l{:root{--ifm-a:0}@media print{:root{--ifm-a:1px}}p{top:var(--ifm-a)}}',
    {},
  ],
  ['a script names it', '@layer l{:root{--ifm-a:0}p{top:var(--ifm-a)}}', {'page.js': '"--ifm-a"'}],
  ['it is read with a fallback', '@layer l{:root{--ifm-a:0}p{top:var(--ifm-a,1px)}}', {}],
  ['it reads what changes', ':root{--ifm-a:var(--site-a)}p{--site-a:0;top:var(--ifm-a)}', {}],
])('a property stays as it is when %s', (_when, styles, scripts) => {
  expect(pruned(styles, scripts as Record<string, string>).styles).toBe(styles);
});

test('another name of what the modes set is written as that', () => {
  const modes = ':root,[data-theme=dark]{--site-a:red}[data-theme=light]{--site-a:blue}';
  const names = ':root,[data-theme=dark],[data-theme=light]{--ifm-a:var(--site-a)}';
  expect(pruned(`${modes}${names}p{color:var(--ifm-a)}`).styles).toBe(
    `${modes}p{color:var(--site-a)}`,
  );
  const onlyRoot = ':root{--ifm-a:var(--site-a)}p{color:var(--ifm-a)}';
  expect(pruned(`${modes}${onlyRoot}`).styles).toBe(`${modes}${onlyRoot}`);
});

test('what the site sets anew, and what nothing reads, is dropped', () => {
  const styles =
    '@layer l{:root{--ifm-a:0;--ifm-b:0;--ifm-c:var(--ifm-b)}html[data-theme=dark]{--ifm-a:2px}}:root{--ifm-a:1px}@media print{:root{--ifm-a:3px}}p{top:var(--ifm-a)}';
  expect(pruned(styles).styles).toBe(
    ':root{--ifm-a:1px}@media print{:root{--ifm-a:3px}}p{top:var(--ifm-a)}',
  );
});

test('a first script without a sheet stops the build', () => {
  expect(() => pruneSheets({sheets: new Map(), scripts: new Map()}, loads)).toThrow('late-styles');
});

test('a keyword on the page alone is dropped, and on an element it stays', () => {
  const styles =
    '@layer l{:root{--ifm-a:inherit;--ifm-b:0}p{--ifm-b:inherit;color:var(--ifm-a);top:var(--ifm-b)}}';
  expect(pruned(styles).styles).toBe(styles.replace('--ifm-a:inherit;', ''));
});

test('prefixes go where the browsers of the site read the property itself', () => {
  const styles =
    'a{-webkit-text-decoration:none;text-decoration:none}b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}i{page-break-after:avoid;break-after:avoid}u{page-break-after:always}';
  expect(pruned(styles).styles).toBe(
    'a{text-decoration:none}b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}i{break-after:avoid}u{page-break-after:always}',
  );
});
