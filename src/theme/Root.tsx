// Ejected from @docusaurus/core 3.10: adds components that all pages share and that must stay mounted.
import {LinkPreviews, NewsletterPopup} from '@generated/site-features/default/features';
import FontPreload from '@site/src/components/FontPreload';
import type {Props} from '@theme/Root';
import {SearchProvider} from 'docusaurus-theme-search-ask/client';
import {useEffect} from 'react';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  // A script in the head may have set this attribute to hide the tickers. From now on, React does so.
  useEffect(() => document.documentElement.removeAttribute('data-tickers'), []);
  return (
    <>
      <FontPreload />
      <SearchProvider>{children}</SearchProvider>
      <LinkPreviews />
      <NewsletterPopup />
    </>
  );
}
