import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {twinPath} from '../../lib/markdown-twin/twinPath';

/** Tells where the same page is as Markdown, on a site that has its pages so. */
export default function TwinLink({permalink}: {readonly permalink: string}): ReactNode {
  const {baseUrl, machineReaders} = useOwner();
  if (machineReaders === false) {
    return null;
  }
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(permalink, baseUrl)} />
    </Head>
  );
}
