// Wrap of @docusaurus/theme-classic 3.10: two item types of our own, the others as they are.
import {NewTabNavbarItem, SectionNavbarItem} from '@site/src/components/NavbarItems';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-section': SectionNavbarItem,
  'custom-new-tab': NewTabNavbarItem,
};
