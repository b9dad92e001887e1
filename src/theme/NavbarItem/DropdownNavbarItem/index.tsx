// Eject of @docusaurus/theme-classic 3.10: the theme's imports the menu of small screens everywhere.
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import Desktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';

const Mobile = lazy(
  () => import(/* webpackChunkName: "mobile-menu" */ '@theme/NavbarItem/DropdownNavbarItem/Mobile'),
);

export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? (
    <Suspense fallback={null}>
      <Mobile {...props} />
    </Suspense>
  ) : (
    <Desktop {...props} />
  );
}
