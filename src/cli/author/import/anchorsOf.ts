import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './parseMarkdown';

/** The anchors of a post's page that the build knows: its headings, footnotes and HTML's own. */
export function anchorsOf(body: string): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(parseMarkdown(body), (node) => {
    if (node.type === 'heading') {
      const words = node.children.filter(({type}) => type !== 'html');
      const text = toString(words.length > 0 ? words : node);
      const [, id] = /\{#([\w-]+)\}\s*$/.exec(text) ?? [];
      anchors.add(id ?? slugger.slug(text));
    } else if (node.type === 'html') {
      for (const [, id = ''] of node.value.matchAll(
        /<a\s[^>]*?(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi,
      )) {
        anchors.add(id);
      }
    } else if (node.type === 'footnoteDefinition') {
      anchors.add(`user-content-fn-${node.identifier}`);
    }
  });
  return anchors;
}
