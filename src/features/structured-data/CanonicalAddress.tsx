import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {barePath, pageAddress} from '../../lib/paths';

/**
 * The canonical address of a page. If it ends in `.html`, an attribute of `<html>` marks it: the
 * script that shortens such addresses runs before the browser reaches the canonical link.
 */
export default function CanonicalAddress(): ReactNode {
  const {url, baseUrl} = useOwner();
  const address = pageAddress({url}, barePath(useLocation().pathname, baseUrl));
  // Hosts serve the not-found page at any unknown address.
  const keepsHtml = address.endsWith('.html') && !address.endsWith('/404.html');
  return (
    <Head htmlAttributes={keepsHtml ? {'data-keeps-html': ''} : {}}>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
