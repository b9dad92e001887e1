import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {readOwner} from '../../src/config/readOwner';
import {siteContentIndex} from '../support/contentIndex';
import {expect, test} from '../support/test';

const build = path.resolve(__dirname, '../../build');
const {baseUrl} = readOwner();

function plain(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const BLOCK = /^(?:p|li|td|th|code|h[1-6]|summary)$/;

/** The texts of a page's blocks, and of its elements with an id. */
function readPage(permalink: string) {
  const html = readFileSync(path.join(build, `${permalink.slice(baseUrl.length)}.html`), 'utf8');
  const blocks: string[] = [];
  const ids = new Map<string, string>();
  const walk = (node: Nodes): void => {
    if (node.type === 'element' && BLOCK.test(node.tagName)) {
      const text = plain(textOf(node));
      blocks.push(text);
      ids.set(String(node.properties['id'] ?? ''), text);
    }
    if ('children' in node) {
      node.children.forEach(walk);
    }
  };
  walk(fromHtml(html));
  return {blocks, whole: new Set(blocks), ids};
}

test('what the content index says of a page stands on it, each line within one element', () => {
  const missing: string[] = [];
  for (const {permalink, headings, passages} of siteContentIndex()) {
    const {blocks, whole, ids} = readPage(permalink);
    for (const {text, anchor} of headings) {
      if (ids.get(anchor) !== plain(text)) {
        missing.push(`${permalink}#${anchor}: ${text}`);
      }
    }
    const lines = passages.flatMap(({text}) => text.split('\n').map(plain)).filter(Boolean);
    for (const line of lines) {
      if (!whole.has(line) && !blocks.some((block) => block.includes(line))) {
        missing.push(`${permalink}: ${line}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
