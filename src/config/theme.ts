import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';
import {siteCardPath} from '../lib/postPictures';
import {announcementBar} from './announcementBar';
import {copyrightLine} from './copyright';
import {navbar} from './navbar';
import {prismTheme} from './prism';

export function themeConfig(owner: Owner, blogFolder: string): ThemeConfig {
  return {
    image: siteCardPath(owner.siteTitle, owner.tagline),
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    colorMode: {...owner.colorMode, disableSwitch: false},
    announcementBar: announcementBar(owner),
    navbar: navbar(owner),
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    footer: {style: 'light', copyright: copyrightLine(owner.name, blogFolder)},
    prism: {
      theme: prismTheme,
      additionalLanguages: ['bash', 'diff', 'json'],
    },
  };
}
