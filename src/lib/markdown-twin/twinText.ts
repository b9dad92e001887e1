import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {link, list, paragraph, text, writeMarkdown} from './markdownNodes';
import {plainNodes} from './plainNodes';
import type {PartEntries, TwinText} from './types';

/** What stands in a text for an address of the site or for a part, by its number. */
const ADDRESS = 'https://place.invalid/';
const PART = 'https://part.invalid/';
export const ADDRESS_PLACES = /https:\/\/place\.invalid\/(\d+)\//g;
export const PART_PLACES = /\[x\]\(https:\/\/part\.invalid\/(\d+)\/\)/g;

/** Addresses of other sites, which stay what they are. */
const ELSEWHERE = /^(?!pathname:)[a-z][a-z\d+.-]*:/i;

/** The list that ends every page's head: what follows is written as it is after a list. */
const HEAD = list([[paragraph(text('x'))]]);
const HEAD_END = '- x\n';

/** Changes the addresses of links, pictures, definitions and HTML, in their order. */
function changeAddresses(root: Root, change: (url: string) => string): void {
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = change(node.url);
    } else if (node.type === 'html') {
      node.value = node.value.replace(
        /(\s(?:href|src)=)(["'])(.*?)\2/g,
        (_, start: string, mark: string, url: string) => `${start}${mark}${change(url)}${mark}`,
      );
    }
  });
}

/**
 * The Markdown that a source's text becomes, made of the tree that it was parsed to, which it may
 * change. `fillTwin` gives it the addresses and names that are known once the site is built.
 *
 * @param entries what components show; a component that is not known is a part of the page
 */
export function twinText(root: Root, entries: PartEntries = () => undefined): TwinText {
  const parts: string[] = [];
  const plain = plainNodes(root.children, {
    entries,
    linkTo: ({name}) => link(`${PART}${parts.push(name ?? '') - 1}/`, 'x'),
  });
  const [first, ...rest] = plain;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  const body: Root = {type: 'root', children: isTitle ? rest : plain};
  const urls: string[] = [];
  changeAddresses(body, (url) => (ELSEWHERE.test(url) ? url : `${ADDRESS}${urls.push(url) - 1}/`));
  const written = writeMarkdown([HEAD, ...body.children]);
  return {text: written.slice(HEAD_END.length), urls, parts};
}
