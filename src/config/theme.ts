import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';
import {siteCardPath} from '../lib/postPictures';
import {announcementBar} from './announcementBar';
import {copyrightLine} from './copyright';
import {navbar} from './navbar';
import {prismTheme} from './prism';
import type {Section} from './sectionPages';

/** @param root folder of the site */
export function themeConfig(owner: Owner, root: string, sections: readonly Section[]): ThemeConfig {
  const hasCards = owner.cards !== false;
  return {
    ...(hasCards ? {image: siteCardPath(owner.siteTitle, owner.tagline)} : {}),
    metadata: [{name: 'twitter:card', content: hasCards ? 'summary_large_image' : 'summary'}],
    colorMode: {...owner.colorMode, disableSwitch: false},
    announcementBar: announcementBar(owner),
    navbar: navbar(owner, sections),
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    footer: {style: 'light', copyright: copyrightLine(owner.name, path.join(root, 'blog'))},
    prism: {
      theme: prismTheme,
      additionalLanguages: ['bash', 'diff', 'json'],
    },
  };
}
