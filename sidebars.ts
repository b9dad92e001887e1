import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sectionsOf} from './src/config/sections';

/** A category for each section. `sidebar_position` in the front matter of its pages orders them. */
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
