import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {BlogSidebarData} from '../../lib/blogSidebar';
import YearGroups from './YearGroups';
import styles from './styles.module.css';

const CLASSES = {
  years: styles.menu ?? '',
  list: 'menu__list',
  item: 'menu__list-item',
  link: 'menu__link',
  active: 'menu__link--active',
};

interface Props {
  readonly sidebar: BlogSidebarData;
}

function SecondaryMenu({sidebar}: Props): ReactNode {
  return <YearGroups key={sidebar.open} sidebar={sidebar} classes={CLASSES} />;
}

/** Draws nothing here: the navbar's menu shows it as its second panel. */
export default function SidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}
