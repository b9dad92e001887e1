// Wraps @docusaurus/theme-classic 3.10: adds a navbar item type and extends two menus.
import {NewTabNavbarItem} from '@site/src/components/NavbarItems';
import {LanguageMenu, VersionMenu} from '@site/src/components/NavbarMenus';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  docsVersionDropdown: VersionMenu,
  localeDropdown: LanguageMenu,
  'custom-new-tab': NewTabNavbarItem,
};
