import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing} from 'schema-dts';
import {jsonLdText} from '../../lib/structuredData';

/** Things of schema.org in the head of the page. */
export default function JsonLd({things}: {readonly things: readonly Thing[]}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLdText(things)}</script>
    </Head>
  );
}
