import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sectionsOf} from './src/config/sections';

/** A group for each section; `sidebar_position` in a page's front matter is its place. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: sectionsOf(__dirname).map(({folder, label, pages}) => ({
    type: 'category' as const,
    label,
    collapsed: false,
    customProps: {address: `/${folder}`},
    items: [...pages],
  })),
};

export default sidebars;
