// Wrap of @docusaurus/theme-classic 3.10: adds a type of navbar items.
import {NewTabNavbarItem} from '@site/src/components/NavbarItems';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-new-tab': NewTabNavbarItem,
};
