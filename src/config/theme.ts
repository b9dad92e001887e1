import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';
import type {Owner} from '../lib/owner';
import {escapeHtml} from '../lib/text';
import {isScheduled} from '../lib/dates';
import {readNow} from './readNow';
import {siteCardPath} from '../lib/postPictures';
import {navbar} from './navbar';
import type {Section} from './sections';
import {postDays} from './siteFolder';

/** Docusaurus takes HTML here; the owner file holds text, so that nothing of it can be markup. */
export function announcementBar({announcement, baseUrl}: Owner): ThemeConfig['announcementBar'] {
  if (!announcement) {
    return undefined;
  }
  const {text, link, ...rest} = announcement;
  const href = link?.href.startsWith('/') ? `${baseUrl}${link.href.slice(1)}` : link?.href;
  const anchor = link ? ` <a href="${escapeHtml(href ?? '')}">${escapeHtml(link.label)}</a>` : '';
  return {...rest, content: `${escapeHtml(text)}${anchor}`};
}

/**
 * Years of the first and the last post whose day has come. Where there are none, or all are still to
 * come, it is this year's site.
 *
 * @param days of posts, YYYY-MM-DD
 * @param now epoch milliseconds
 */
export function postYears(days: readonly string[], now: number): {first: number; last: number} {
  const past = days.filter((day) => !isScheduled(day, now)).sort();
  const year = (day: string | undefined) =>
    day === undefined ? new Date(now).getUTCFullYear() : Number(day.slice(0, 4));
  return {first: year(past[0]), last: year(past.at(-1))};
}

/** The footer's line, such as "Copyright © 2021–2025 the founder." */
export function copyrightLine(ownerName: string, blogFolder: string, now = readNow()): string {
  const {first, last} = postYears([...postDays(blogFolder).values()], now);
  const years = first === last ? `${last}` : `${first}–${last}`;
  return `Copyright © ${years} ${ownerName}.`;
}

/**
 * Code is dark in both colour modes. A color here is the name of a token of src/css/tokens.css
 * (`--site-code-*`), for which the highlighter has a class. What is plain has the colors that
 * src/css/infima.css gives to code: said here, they would be styles on every block.
 */
const prismTheme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'comment'}},
    {types: ['punctuation', 'operator'], style: {color: 'punctuation'}},
    {types: ['keyword', 'tag', 'important', 'selector'], style: {color: 'keyword'}},
    {types: ['string', 'char', 'attr-value', 'regex', 'url'], style: {color: 'string'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'number'}},
    {types: ['function', 'class-name', 'builtin'], style: {color: 'function'}},
    {types: ['property', 'attr-name', 'variable'], style: {color: 'property'}},
    {types: ['inserted'], style: {color: 'inserted'}},
    {types: ['deleted'], style: {color: 'deleted'}},
  ],
};

/** @param root folder of the site */
export function themeConfig(owner: Owner, root: string, sections: readonly Section[]): ThemeConfig {
  const hasCards = owner.cards !== false;
  return {
    ...(hasCards ? {image: owner.baseUrl + siteCardPath(owner.siteTitle, owner.tagline)} : {}),
    metadata: [{name: 'twitter:card', content: hasCards ? 'summary_large_image' : 'summary'}],
    colorMode: owner.colorMode,
    announcementBar: announcementBar(owner),
    navbar: navbar(owner, sections),
    footer: {copyright: copyrightLine(owner.name, path.join(root, 'blog'))},
    prism: {theme: prismTheme, additionalLanguages: ['bash', 'diff', 'json']},
  };
}
