// Wrap of @docusaurus/theme-classic 3.10: adds two types of navbar items.
import {NewTabNavbarItem, SectionNavbarItem} from '@site/src/components/NavbarItems';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-section': SectionNavbarItem,
  'custom-new-tab': NewTabNavbarItem,
};
