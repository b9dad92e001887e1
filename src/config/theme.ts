import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';
import type {Owner} from '../lib/owner';
import {escapeHtml} from '../lib/text';
import {siteCardPath} from '../features/pictures/plugin/postPictures';
import {navbar} from './navbar';
import type {Site} from './site';

/** Returns Docusaurus' announcement bar, with the text of the owner file escaped for HTML. */
export function announcementBar({announcement, baseUrl}: Owner): ThemeConfig['announcementBar'] {
  if (!announcement) {
    return undefined;
  }
  const {text, link, ...options} = announcement;
  if (!link) {
    return {...options, content: escapeHtml(text)};
  }
  const href = link.href.startsWith('/') ? baseUrl + link.href.slice(1) : link.href;
  const anchor = `<a href="${escapeHtml(href)}">${escapeHtml(link.label)}</a>`;
  return {...options, content: `${escapeHtml(text)} ${anchor}`};
}

/** Returns the owner's copyright line, or one with the current year and the site's title. */
export function copyrightLine({copyright, siteTitle}: Owner, now: number): string {
  return copyright ?? `Copyright © ${new Date(now).getUTCFullYear()} ${siteTitle}`;
}

/** Links in the footer to pages that only the example site has; see `excludedPages`. */
const EXAMPLE_LINKS = [
  {label: 'Corrections', to: '/corrections'},
  {label: 'Forecasts', to: '/forecasts'},
];

/** A theme without colors: src/css/code.css colors tokens by class, which is shorter than inline styles. */
const prismTheme: PrismTheme = {plain: {}, styles: []};

export function themeConfig({owner, sections, now}: Site): ThemeConfig {
  const hasCards = owner.cards !== false;
  return {
    ...(hasCards ? {image: owner.baseUrl + siteCardPath(owner.siteTitle, owner.tagline)} : {}),
    metadata: [{name: 'twitter:card', content: hasCards ? 'summary_large_image' : 'summary'}],
    colorMode: owner.colorMode,
    announcementBar: announcementBar(owner),
    navbar: navbar(owner, sections),
    footer: {copyright: copyrightLine(owner, now), links: owner.example ? EXAMPLE_LINKS : []},
    prism: {theme: prismTheme, additionalLanguages: ['bash', 'diff', 'sql', 'toml']},
  };
}
