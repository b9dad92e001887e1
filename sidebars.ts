import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sectionsOf} from './src/config/sections';

/** Has a category for each section. `sidebar_position` in front matter sets the order of its pages. */
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
