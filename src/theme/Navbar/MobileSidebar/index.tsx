// Wrap of @docusaurus/theme-classic 3.10: the menu of small screens comes when it is first opened.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {Suspense, lazy, useState} from 'react';
import type {ReactNode} from 'react';

const MobileSidebar = lazy(
  () => import(/* webpackChunkName: "mobile-menu" */ '@theme-original/Navbar/MobileSidebar'),
);

export default function LateMobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown ? (
    <Suspense fallback={null}>
      <MobileSidebar />
    </Suspense>
  ) : null;
}
