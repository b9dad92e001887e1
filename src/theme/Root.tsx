// Fill of @docusaurus/core 3.10's empty Root: what every page has and navigation must not remount.
import {LinkPreviews, NewsletterPopup} from '@generated/site-parts/default/parts';
import RouteScripts from '@route-scripts';
import FontPreload from '@site/src/components/FontPreload';
import Analytics from '@site/src/features/analytics';
import SearchProvider from '@site/src/features/search/SearchProvider';
import {useBareAddress} from '@site/src/hooks/useBareAddress';
import {useTickerPlaces} from '@site/src/hooks/useTickerPlaces';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  useBareAddress();
  useTickerPlaces();
  return (
    <>
      <FontPreload />
      <SearchProvider>
        <RouteScripts>{children}</RouteScripts>
      </SearchProvider>
      <LinkPreviews />
      <NewsletterPopup />
      <Analytics />
    </>
  );
}
