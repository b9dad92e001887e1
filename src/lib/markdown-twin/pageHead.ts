import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {SiteBase} from '../siteAddress';
import type {TwinSource} from './types';

function item(name: string, value: PhrasingContent): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [{type: 'text', value: `${name}: `}, value]}],
  };
}

function fact(name: string, value: string | undefined): ListItem[] {
  return value ? [item(name, {type: 'text', value})] : [];
}

/** What stands above the text of a twin: its title, its description, and what is known of it. */
export function pageHead(page: TwinSource, {url}: SiteBase): RootContent[] {
  const address = `${url}${page.permalink}`;
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: [
      item('Page', {type: 'link', url: address, children: [{type: 'text', value: address}]}),
      ...fact('Published', page.date),
      ...fact('Updated', page.updated),
      ...fact('By', page.authors.join(', ')),
      ...fact('Series', page.series),
      ...fact('Tags', page.tags.join(', ')),
    ],
  };
  const description: RootContent = {
    type: 'blockquote',
    children: [{type: 'paragraph', children: [{type: 'text', value: page.description}]}],
  };
  return [
    {type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]},
    ...(page.description ? [description] : []),
    list,
  ];
}
