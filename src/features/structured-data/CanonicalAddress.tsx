import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {barePath} from '../../lib/paths';

/** Which address a page is to be known by. */
export default function CanonicalAddress(): ReactNode {
  const {url, baseUrl} = useOwner();
  const address = `${url}${barePath(useLocation().pathname, baseUrl)}`;
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
