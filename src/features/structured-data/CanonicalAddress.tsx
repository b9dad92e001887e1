import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {barePath, pageAddress} from '../../lib/paths';

/**
 * Metadata with the canonical address of a page. A script in the head removes `.html` from the
 * address bar, unless an attribute of `<html>` says that the canonical address ends in `.html`. The
 * script runs too early to find the canonical link itself.
 */
export default function CanonicalAddress(): ReactNode {
  const {url, baseUrl} = useOwner();
  const address = pageAddress({url}, barePath(useLocation().pathname, baseUrl));
  // Hosts serve the not-found page at any unknown address, so its own address does not matter.
  const keepsHtml = address.endsWith('.html') && !address.endsWith('/404.html');
  return (
    <Head htmlAttributes={keepsHtml ? {'data-keeps-html': ''} : {}}>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
