import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {twinPath} from '../../lib/markdown-twin/twinPath';

/** Tells where the same page is as Markdown. */
export default function TwinLink({permalink}: {readonly permalink: string}): ReactNode {
  const {baseUrl} = useOwner();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(permalink, baseUrl)} />
    </Head>
  );
}
