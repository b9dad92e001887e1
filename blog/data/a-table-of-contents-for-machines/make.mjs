// Writes forms.csv and sites.csv from measured.json. With `--measure <folder>`, first counts the tokens of
// pages of three documentation sites. The folder has clones of the repositories at owner+name/repo; the
// packages turndown@7 and turndown-plugin-gfm@1 must be installed.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const BEFORE = '2025-05-29';
const inFolder = (page) => path.posix.join(page, 'index.html');
const asFile = (page) => `${page}.html`;
const SITES = [
  {site: 'MkDocs', repository: 'mkdocs/mkdocs', address: inFolder},
  {site: 'Ajv', repository: 'ajv-validator/ajv', address: asFile},
  {site: 'Plausible', repository: 'plausible/docs', address: asFile},
];
const FORMS = {
  html: 'HTML as it is sent',
  converted: 'Converted with menus',
  text: 'Converted without menus',
  markdown: 'Markdown source',
};

async function createCounters() {
  const {encode} = await import('gpt-tokenizer/encoding/o200k_base');
  const {default: Turndown} = await import('turndown');
  const {gfm} = await import('turndown-plugin-gfm');
  const count = (text) => encode(text, {disallowedSpecial: new Set()}).length;
  const convert = (html, without) => {
    const turndown = new Turndown({headingStyle: 'atx', codeBlockStyle: 'fenced'}).use(gfm);
    return turndown.remove(without).turndown(html);
  };
  const invisible = ['head', 'script', 'style', 'noscript', 'svg'];
  const menus = ['nav', 'header', 'footer', 'aside', 'button'];
  return (html, markdown) => ({
    html: count(html),
    converted: count(convert(html, invisible)),
    text: count(convert(html, [...invisible, ...menus])),
    markdown: count(markdown),
  });
}

async function measure(clones) {
  const countForms = await createCounters();
  return SITES.flatMap(({site, repository, address}) => {
    const cwd = path.join(clones, repository.replace('/', '+'), 'repo');
    const git = (...args) => execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 1 << 30});
    const built = git('rev-list', '-1', `--before=${BEFORE}`, 'refs/heads/gh-pages').trim();
    const date = git('log', '-1', '--format=%cI', built).trim();
    const source = git('rev-list', '-1', `--before=${date}`, 'HEAD').trim();
    const pages = new Set(git('ls-tree', '-r', '--name-only', built).split('\n'));
    return git('ls-tree', '-r', '--name-only', source)
      .split('\n')
      .flatMap((file) => {
        const [, name] = /^docs\/(.+)\.mdx?$/.exec(file) ?? [];
        if (!name) return [];
        const page = site === 'MkDocs' ? name.replace(/(^|\/)(index|README)$/, '$1') : name;
        const markdown = git('show', `${source}:${file}`).replace(/^---\n[\s\S]*?\n---\n/, '');
        // A page of a few lines says nothing about documentation.
        if (!pages.has(address(page)) || markdown.length < 1000) return [];
        return {site, page, ...countForms(git('show', `${built}:${address(page)}`), markdown)};
      });
  });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

const measureAt = process.argv.indexOf('--measure');
if (measureAt > 0) {
  const lines = (await measure(process.argv[measureAt + 1])).map((page) => JSON.stringify(page));
  writeFileSync(path.join(folder, 'measured.json'), `[\n${lines.join(',\n')}\n]\n`);
}
const pages = JSON.parse(readFileSync(path.join(folder, 'measured.json'), 'utf8'));
const sum = (list, form) => list.reduce((total, page) => total + page[form], 0);
const forms = Object.entries(FORMS).map(
  ([form, name]) => `${name},${Math.round(sum(pages, form) / pages.length)}`,
);
writeFileSync(path.join(folder, 'forms.csv'), ['form,tokens', ...forms, ''].join('\n'));
const sites = SITES.map(({site}) => {
  const own = pages.filter((page) => page.site === site);
  const ratios = ['html', 'converted', 'text'].map((form) =>
    median(own.map((page) => page[form] / page.markdown)).toFixed(2),
  );
  return [site, own.length, ...Object.keys(FORMS).map((form) => sum(own, form)), ...ratios].join(
    ',',
  );
});
const header = 'site,pages,html,converted,text,markdown,html ratio,converted ratio,text ratio';
writeFileSync(path.join(folder, 'sites.csv'), [header, ...sites, ''].join('\n'));
