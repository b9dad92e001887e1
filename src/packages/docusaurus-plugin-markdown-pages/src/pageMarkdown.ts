import type {RootContent} from 'mdast';
import type {PublishedPage} from 'docusaurus-built-pages';
import type {Labels} from './labels.js';
import {heading, link, list, paragraph, quote, text, writeMarkdown} from './markdownNodes.js';
import type {Fact} from './options.js';

type Titles = Readonly<Record<'title' | 'description', string>>;

/** A page with the title and description that readers see. */
export type TitledPage = PublishedPage & Titles;

/** Returns the default lines below the title of a Markdown version. */
export function defaultFacts(
  {date, updated, authors, tags, docs}: PublishedPage,
  labels: Labels,
): Fact[] {
  const version = docs?.isLast === false ? docs.label : '';
  const facts: Fact[] = [
    [labels.published, date ?? ''],
    [labels.updated, updated ?? ''],
    [labels.version, version],
    [labels.authors, authors.join(', ')],
    [labels.tags, tags.map(({label}) => label).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

/**
 * Returns the Markdown version of a page: title, description, address, facts, and text.
 *
 * @param article text of the page
 * @param address full address of the page
 * @param opening text of the first block; a description that repeats its start is left out
 * @param ending Markdown that the site's option `append` adds
 */
export function pageMarkdown(
  {title, description}: Titles,
  article: readonly RootContent[],
  {
    address,
    opening = '',
    facts,
    labels,
    ending,
  }: {
    readonly address: string;
    readonly opening?: string;
    readonly facts: readonly Fact[];
    readonly labels: Labels;
    readonly ending?: string | undefined;
  },
): string {
  const markdown = writeMarkdown([
    heading(1, title),
    ...(opening.startsWith(description) ? [] : [quote(description)]),
    list([
      [paragraph(text(`${labels.page}: `), link(address, address))],
      ...facts.map(([label, value]) => [paragraph(text(`${label}: ${value}`))]),
    ]),
    ...article,
  ]);
  return ending ? `${markdown}\n${ending.trim()}\n` : markdown;
}
