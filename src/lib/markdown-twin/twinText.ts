import type {Link, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {plainNodes} from './plainNodes';
import {changeAddresses} from './twinAddresses';
import {withoutTitle} from './twinTree';
import type {TwinText} from './types';
import {writeMarkdown} from './writeMarkdown';

const PLACE = 'https://place.invalid/';

/** What stands in a text for an address of the site: Markdown writes it as it would the address. */
export function twinPlace(index: number): string {
  return `${PLACE}${index}/`;
}

export const TWIN_PLACES = /https:\/\/place\.invalid\/(\d+)\//g;

/** Addresses of other sites, which stay what they are. */
const ELSEWHERE = /^(?!pathname:)[a-z][a-z\d+.-]*:/i;

/** Places of the site, of the page, and sources: known without the built page. */
const WITHIN = /^(?:\/(?!\/)|#|\?|[^?#]*\.mdx?(?:[?#]|$))/;

/** The list that ends every page's head: what follows is written as it is after a list. */
const HEAD_END = '- x\n';
const HEAD: RootContent = {
  type: 'list',
  ordered: false,
  spread: false,
  children: [
    {
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [{type: 'text', value: 'x'}]}],
    },
  ],
};

/** Whether Markdown might write a link in its short form, once it has its address. */
function saysAddress(root: Root): boolean {
  let found = false;
  visit(root, 'link', (link: Link) => {
    found ||= !ELSEWHERE.test(link.url) && ELSEWHERE.test(toString(link));
  });
  return found;
}

/** Plain Markdown's nodes; nothing where the text has components, which only the page can name. */
function plainText(root: Root): Root | undefined {
  let needsPage = false;
  const children = plainNodes(root.children, {
    entries(name) {
      needsPage ||= /^[A-Z]/.test(name);
      return undefined;
    },
    linkTo() {
      needsPage = true;
      return {type: 'link', url: '', children: []};
    },
  });
  return needsPage ? undefined : withoutTitle(children);
}

/**
 * The Markdown that a source's text becomes, made of the tree that it was parsed to, which it
 * changes. With `fillTwin` it is what `twinMarkdown` makes of the source, without parsing it again.
 *
 * @returns nothing for texts that need their built page: with components, or files beside the source
 */
export function twinText(root: Root): TwinText | undefined {
  const text = plainText(root);
  if (!text || saysAddress(text)) {
    return undefined;
  }
  const urls: string[] = [];
  changeAddresses(text, (url) => {
    if (ELSEWHERE.test(url)) {
      return url;
    }
    urls.push(url);
    return twinPlace(urls.length - 1);
  });
  const written = writeMarkdown([HEAD, ...text.children]);
  const isWhole = written.startsWith(HEAD_END) && urls.every((url) => WITHIN.test(url));
  const places = written.match(TWIN_PLACES)?.length ?? 0;
  return isWhole && places === urls.length
    ? {text: written.slice(HEAD_END.length), urls}
    : undefined;
}
