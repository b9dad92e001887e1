// Eject of @docusaurus/core 3.10: adds what all pages share and navigation must not remount.
import {LinkPreviews, NewsletterPopup} from '@generated/site-parts/default/parts';
import FontPreload from '@site/src/components/FontPreload';
import Analytics from '@site/src/features/analytics';
import SearchProvider from '@site/src/features/search/SearchProvider';
import {useBareAddress} from '@site/src/hooks/useBareAddress';
import type {Props} from '@theme/Root';
import {useEffect} from 'react';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  useBareAddress();
  // Set by a script in the head for the first page; from now on, React controls the tickers.
  useEffect(() => document.documentElement.removeAttribute('data-tickers'), []);
  return (
    <>
      <FontPreload />
      <SearchProvider>{children}</SearchProvider>
      <LinkPreviews />
      <NewsletterPopup />
      <Analytics />
    </>
  );
}
