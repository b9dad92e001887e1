import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import type {Root} from 'mdast';
import type {Parser, Processor} from 'unified';
import {describe, expect, it} from 'vitest';
import type {MarkdownFormat} from '../../src/lib/content-index/parseMarkdown';
import {postMarkdown} from '../../src/plugins/post-markdown';
import {parseAsLoader} from '../../src/plugins/content-index/parseAsLoader';
import {postFileNames} from '../../src/plugins/post-schema/readContent';
import {fixtureContent, repository as root} from '../support/sites';

const HEAD = '---\ntitle: A\n---\n\n';

/** What Docusaurus' own processor has parsed last. */
let loaded: Root | undefined;

/** Sees the tree before any plugin changes it. */
function keepTree(this: Processor<Root>): void {
  const parser = this.parser as Parser<Root>;
  this.parser = (text, file) => {
    const tree = parser(text, file);
    loaded = structuredClone(tree);
    return tree;
  };
}

const {siteConfig} = await loadSiteConfig({siteDir: root});

async function load(
  text: string,
  format: MarkdownFormat,
  filePath = path.join(root, `blog/a.${format}`),
): Promise<Root | undefined> {
  const processor = await createProcessorUncached({
    format,
    options: {
      markdownConfig: siteConfig.markdown,
      staticDirs: [],
      siteDir: root,
      admonitions: true,
      ...postMarkdown,
      beforeDefaultRemarkPlugins: [keepTree],
      beforeDefaultRehypePlugins: [],
    } as never,
  });
  loaded = undefined;
  await processor.process({content: text, filePath, frontMatter: {}, compilerName: 'client'});
  return loaded;
}

describe('parseAsLoader', () => {
  it.each<[string, MarkdownFormat, string]>([
    ['directives', 'mdx', ':::note[A]\n\nb :c[d]\n\n:::\n\n::e\n\n10:30 and a:b\n'],
    ['tables, footnotes and struck text', 'mdx', '| a |\n|---|\n| ~~b~~ |\n\nc[^1]\n\n[^1]: d\n'],
    ['formulas and money', 'mdx', '$$a$$ and $5 to $6\n\n$$\nb\n$$\n'],
    ['components and expressions', 'mdx', 'export const a = 1;\n\n<B c={a}>{a}</B>\n\n{/* d */}\n'],
    ['plain Markdown', 'md', '<!-- a -->\n\n{b} <c> \n\n    d\n\n:::tip\n\ne\n\n:::\n'],
    ['a line at the start of the text', 'md', '---\n\na\n\n---\n'],
  ])('parses %s as the loader does', async (_what, format, text) => {
    expect(parseAsLoader(HEAD + text, format)).toEqual(await load(HEAD + text, format));
  });

  it.each(postFileNames(fixtureContent))('parses blog/%s as the loader does', async (name) => {
    const format = path.extname(name).slice(1) as MarkdownFormat;
    const file = path.join(fixtureContent, 'blog', name);
    const text = readFileSync(file, 'utf8');
    expect(parseAsLoader(text, format)).toEqual(await load(text, format, file));
  });
});
