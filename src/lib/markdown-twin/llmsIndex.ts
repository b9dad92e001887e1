import type {ListItem, RootContent} from 'mdast';
import {groupByYear} from '../groupByYear';
import type {SiteBase} from '../siteAddress';
import {siteAddress} from '../siteAddress';
import {twinPath} from './twinPath';
import type {TwinSource} from './types';
import {writeMarkdown} from './writeMarkdown';

/** What the site says of itself. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  readonly base: SiteBase;
}

/** A group of section pages, such as `Books`. */
export interface TwinGroup {
  readonly label: string;
  readonly pages: readonly TwinSource[];
}

interface Entry {
  readonly title: string;
  readonly address: string;
  readonly note: string;
}

const NOTE =
  'Each page is also available as Markdown: add .md to its address. Where two posts differ, the newer one counts.';

function entryItem({title, address, note}: Entry): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'link', url: address, children: [{type: 'text', value: title}]},
          ...(note ? [{type: 'text' as const, value: `: ${note}`}] : []),
        ],
      },
    ],
  };
}

function section(label: string, entries: readonly Entry[]): RootContent[] {
  const list: RootContent = {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map(entryItem),
  };
  return [{type: 'heading', depth: 2, children: [{type: 'text', value: label}]}, list];
}

/**
 * `llms.txt` in the form of llmstxt.org: the site's name, a summary, and lists of the pages' twins;
 * posts by year with the newest first.
 *
 * @param posts newest first
 */
export function llmsIndex(
  {title, description, base}: SiteFacts,
  posts: readonly TwinSource[],
  groups: readonly TwinGroup[],
): string {
  const entryOf = (page: TwinSource): Entry => ({
    title: page.title,
    address: `${base.url}${twinPath(page.permalink, base.baseUrl)}`,
    note: page.description,
  });
  const dated = posts.map((post) => ({...post, date: post.date ?? ''}));
  return writeMarkdown([
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
    },
    {type: 'paragraph', children: [{type: 'text', value: NOTE}]},
    ...groups.flatMap(({label, pages}) => section(label, pages.map(entryOf))),
    ...groupByYear(dated).flatMap(({year, items}) =>
      section(`Posts of ${year}`, items.map(entryOf)),
    ),
    ...section('Optional', [
      {
        title: 'Everything in one file',
        address: siteAddress(base, '/llms-full.txt'),
        note: 'the Markdown of posts, newest first, and of section pages; very old posts may be missing',
      },
      {
        title: 'Sitemap',
        address: siteAddress(base, '/sitemap.xml'),
        note: 'all addresses, with the days of their last changes',
      },
    ]),
  ]);
}
