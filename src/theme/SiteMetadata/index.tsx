// Eject of @docusaurus/theme-classic 3.10: leaves out the links to translations. The site has only
// one language, so they would link each page to itself twice.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import CanonicalAddress from '@site/src/features/structured-data/CanonicalAddress';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  return (
    <>
      {image && <PageMetadata image={image} />}
      <CanonicalAddress />
      <Head>
        <meta property="og:locale" content={i18n.currentLocale.replace('-', '_')} />
        {metadata.map((attributes) => (
          <meta key={attributes.name} {...attributes} />
        ))}
      </Head>
    </>
  );
}
