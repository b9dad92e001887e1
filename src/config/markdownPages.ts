import type {PublishedPage} from 'docusaurus-built-pages';
import type {Fact, PluginOptions} from 'docusaurus-plugin-markdown-pages';
import {
  heading,
  link,
  list,
  paragraph,
  text,
  writeMarkdown,
} from 'docusaurus-plugin-markdown-pages';
import {splitBacklinks} from '../features/post-companions/findBacklinks';
import type {PostCompanions} from '../lib/postCompanions';
import type {Owner} from '../lib/owner';
import {pageAddress} from '../lib/paths';
import {yearWritten} from '../lib/yearWritten';

interface PostMetadata {
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly companions?: Partial<PostCompanions>;
}

/**
 * Returns the facts at the top of a post's Markdown version. If the post's date is not the day of
 * writing, its label is "Editorial date" instead of "Published".
 */
function postFacts({date = '', updated, authors, tags, metadata}: PublishedPage): Fact[] {
  const {frontMatter = {}, companions = {}} = metadata as PostMetadata;
  const written = yearWritten(frontMatter, date);
  const facts: Fact[] = [
    written === undefined
      ? ['Published', date]
      : ['Editorial date', `${date}, written in ${written}`],
    ['Updated', updated ?? ''],
    ...(companions.changes ?? []).map((change): Fact => [`Changed ${change.date}`, change.text]),
    ['By', authors.join(', ')],
    ['Series', companions.series?.label ?? ''],
    ['Tags', tags.map(({label}) => label).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** Returns the list of newer posts that link to a post, as Markdown; undefined if there are none. */
function newerPosts({date = '', metadata}: PublishedPage, url: string): string | undefined {
  const {companions = {}} = metadata as PostMetadata;
  const {newer} = splitBacklinks(companions.backlinks ?? [], date);
  return newer.length === 0
    ? undefined
    : writeMarkdown([
        heading(2, 'Newer posts that mention this'),
        list(
          newer.map((post) => [
            paragraph(text(`${post.date}: `), link(pageAddress({url}, post.permalink), post.title)),
          ]),
        ),
      ]);
}

/** Returns the options of `docusaurus-plugin-markdown-pages`. */
export function markdownOptions({description, url}: Owner): Partial<PluginOptions> {
  return {
    description,
    note: 'Each page is also available as Markdown: add .md to its address. Where two posts disagree, the newer one is right.',
    fullTextOrder: ['post', 'doc', 'page'],
    facts: (page, defaults) => (page.kind === 'post' ? postFacts(page) : defaults),
    append: (page) => newerPosts(page, url),
  };
}
