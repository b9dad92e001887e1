import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {barePath, pageAddress} from '../../lib/paths';

/**
 * The canonical address of a page. A page whose own address ends in `.html` says so on `<html>`: the
 * script that shortens such addresses runs before the rest of the head is read.
 */
export default function CanonicalAddress(): ReactNode {
  const {url, baseUrl} = useOwner();
  const address = pageAddress({url}, barePath(useLocation().pathname, baseUrl));
  // Hosts show the not-found page at other pages' addresses.
  const keepsHtml = address.endsWith('.html') && !address.endsWith('/404.html');
  return (
    <Head htmlAttributes={keepsHtml ? {'data-keeps-html': ''} : {}}>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
