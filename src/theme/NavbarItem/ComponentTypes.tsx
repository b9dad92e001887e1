// Wrap of @docusaurus/theme-classic 3.10: adds two types of navbar items, and texts to two menus.
import {NewTabNavbarItem, SectionNavbarItem} from '@site/src/components/NavbarItems';
import {LanguageMenu, VersionMenu} from '@site/src/components/NavbarMenus';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  docsVersionDropdown: VersionMenu,
  localeDropdown: LanguageMenu,
  'custom-section': SectionNavbarItem,
  'custom-new-tab': NewTabNavbarItem,
};
