// Wrap of @docusaurus/theme-classic 3.10: adds a type of navbar items, and texts to two menus.
import {NewTabNavbarItem} from '@site/src/components/NavbarItems';
import {LanguageMenu, VersionMenu} from '@site/src/components/NavbarMenus';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  docsVersionDropdown: VersionMenu,
  localeDropdown: LanguageMenu,
  'custom-new-tab': NewTabNavbarItem,
};
