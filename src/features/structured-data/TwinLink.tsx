import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
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

/** Where a section page is as Markdown; unlisted pages and drafts are not. */
export function SectionTwin(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {unlisted, permalink} = metadata;
  return unlisted || frontMatter.draft ? null : <TwinLink permalink={permalink} />;
}
