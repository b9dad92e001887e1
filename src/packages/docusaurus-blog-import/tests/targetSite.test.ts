import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {runCli} from '../src/runCli.js';
import {exported, filesOf, ghostExport, runImport, site} from './sites.js';

const OLD = {
  '_config.yml': 'url: https://old.example\npermalink: /:title/\n',
  '_posts/2020-01-01-a.md': '---\ntitle: A\ntags: [C++, C]\n---\n[b](/b/) [me](/c/)\n',
  '_posts/2020-01-02-b.md': '---\ntitle: B\nauthor: Bo Ek\n---\nText\n',
};

function siteWith(settings: string): string {
  return site({
    'docusaurus.config.js': `export default {title: 'A', url: 'https://a.example', ${settings}};`,
  });
}

async function run(root: string, ...args: string[]) {
  const output: string[] = [];
  const print = (line: string) => void output.push(line);
  const code = await runCli(args, {cwd: root, now: Date.parse('2026-01-01'), print, warn: print});
  return {code, output: output.join('\n')};
}

test('folder, route and base path come from the configuration of the site', async () => {
  const root = siteWith(
    "baseUrl: '/sub/', presets: [['classic', {blog: {path: 'news', routeBasePath: '/'}}]]",
  );
  const {code, output} = await run(root, exported(OLD), '--old-site', 'https://old.example/sub');
  expect(code, output).toBe(0);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(read('news/2020-01-01-a.md')).toContain('[b](/b) [me](https://old.example/c/)');
  expect(read('news/2020-01-02-b.md')).toContain('authors:\n  - bo-ek\n');
  expect(read('news/authors.yml')).toContain('bo-ek:\n  name: Bo Ek\n');
  expect(read('news/tags.yml')).toContain('permalink: /c-plus-plus\n');
  expect(existsSync(path.join(root, 'redirects.json'))).toBe(false);
});

test('redirects are written for the redirects plugin, and a second run adds none', async () => {
  const root = site();
  const source = exported(OLD);
  const {output} = await run(root, source);
  expect(output).toContain("{redirects: require('./redirects.json')}");
  const redirects = [
    {from: '/a', to: '/blog/a'},
    {from: '/b', to: '/blog/b'},
  ];
  const read = () => JSON.parse(readFileSync(path.join(root, 'redirects.json'), 'utf8')) as unknown;
  expect(read()).toEqual(redirects);
  const before = filesOf(root);
  expect((await run(root, source)).output).toContain('Nothing new was found.');
  expect(filesOf(root)).toEqual(before);
});

test('--into selects a blog of the site', async () => {
  const root = siteWith(
    "presets: ['classic'], plugins: [['@docusaurus/plugin-content-blog', {id: 'two', path: 'two', routeBasePath: 'second'}]]",
  );
  const {code, output} = await run(root, exported(OLD), '--into', './two/');
  expect(code, output).toBe(0);
  expect(readFileSync(path.join(root, 'two/2020-01-01-a.md'), 'utf8')).toContain('(/second/b)');
});

test('on a site that does not accept MDX 1 syntax, posts are rewritten without it', async () => {
  const root = siteWith("future: {v4: true}, presets: ['classic']");
  const post = (text: string) => `---\ntitle: A\ndate: 2020-01-01\n---\n\n${text}\n`;
  const {code} = await runImport(
    root,
    exported({
      'docusaurus.config.js': "export default {title: 'A', url: 'https://old.example'};",
      'blog/a.mdx': post('## One {#one}\n\n<!-- truncate -->\n\n:::tip Two\n\n<b>x</b>\n\n:::'),
    }),
  );
  expect(code).toBe(0);
  expect(readFileSync(path.join(root, 'blog/a.mdx'), 'utf8')).toBe(
    post('## One {/* #one */}\n\n{/* truncate */}\n\n:::tip[Two]\n\n<b>x</b>\n\n:::'),
  );
});

test('an export file is imported without the files beside it', async () => {
  const root = site();
  const source = exported({
    'ghost.json': ghostExport({
      posts: [{id: '1', title: 'One', slug: 'one', html: '<p>1</p>', status: 'published'}],
    }),
    'notes.md': '---\ntitle: Mine\ndate: 2020-01-01\n---\nText',
  });
  const {code, output} = await run(root, path.join(source, 'ghost.json'));
  expect(code, output).toBe(0);
  expect(output).toContain('1 post imported');
});

test.each([
  [[], 'missing required argument'],
  [['no-such-folder'], 'no-such-folder does not exist'],
  [['old.zip'], 'old.zip is an archive'],
  [['blog', '--old-site', 'old.example'], 'must be an address'],
  [['blog', '--old-site', 'https://old.example/?page=2'], 'must be an address without a query'],
  [
    ['src', '--pages'],
    'src has no pages to import; only WordPress and Ghost pages can be imported.',
  ],
  [['src', '--site', 'docusaurus.config.js'], 'docusaurus.config.js has no docusaurus.config.*;'],
  [['blog', '--into', 'nowhere'], 'has no blog in nowhere; its blogs are in blog.'],
  [['blog', '--into', '..'], 'has no blog in ..; its blogs are in blog.'],
  [['src', '--author', 'nobody'], '"nobody" is not in blog/authors.yml'],
  [['blog', '--redirects', 'r.txt'], 'name a file that ends in .json, .yml or .yaml'],
  [['src', '--blog', 'gone'], 'The old site has no Docusaurus blog in gone.'],
])('the command line %j is refused', async (args, message) => {
  const root = site({'src/a.md': '---\ntitle: A\ndate: 2020-01-01\n---\nText'});
  const before = filesOf(root);
  const {code, output} = await run(root, ...args);
  expect(code).toBe(2);
  expect(output).toContain(message);
  expect(filesOf(root)).toEqual(before);
});

test('a site without a blog is refused', async () => {
  const settings = "export default {title: 'A', url: '', presets: [['classic', {blog: false}]]};";
  const root = exported({'docusaurus.config.js': settings});
  const {code, output} = await run(root, exported(OLD));
  expect(code).toBe(2);
  expect(output).toContain('docusaurus.config.js has no blog in blog.');
});

test('--version prints a version number', async () => {
  const {code, output} = await run(site(), '--version');
  expect(code).toBe(0);
  expect(output).toMatch(/^\d+\.\d+\.\d+$/);
});
