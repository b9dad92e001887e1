// Ejected from @docusaurus/core 3.10: adds components that all pages share and that must stay mounted.
import {LinkPreviews, NewsletterPopup} from '@generated/site-features/default/features';
import FontPreload from '@site/src/components/FontPreload';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Root';
import {SearchProvider} from 'docusaurus-theme-search-ask/client';
import {Fragment, useEffect} from 'react';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {kind} = customFields?.['search'] as {readonly kind: string};
  // The search package of easyops has its own keyboard shortcuts.
  const Search = kind === 'easyops' ? Fragment : SearchProvider;
  // A script in the head may have set this attribute to hide the tickers. From now on, React does so.
  useEffect(() => document.documentElement.removeAttribute('data-tickers'), []);
  return (
    <>
      <FontPreload />
      <Search>{children}</Search>
      <LinkPreviews />
      <NewsletterPopup />
    </>
  );
}
