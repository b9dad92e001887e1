import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {barePath, pageAddress} from '../../lib/paths';

/**
 * Metadata of every page, with its canonical address. A script in the head removes `.html` from the
 * address bar, unless an attribute of `<html>` says that the canonical address ends in `.html`. The
 * script runs too early to find the canonical link itself.
 */
export default function SiteMetadata(): ReactNode {
  const {url, baseUrl} = useOwner();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata, image} = useThemeConfig();
  const address = pageAddress({url}, barePath(useLocation().pathname, baseUrl));
  // Hosts serve the not-found page at any unknown address, so its own `.html` does not count.
  const keepsHtml = address.endsWith('.html') && !address.endsWith('/404.html');
  return (
    <>
      {image && <PageMetadata image={image} />}
      <Head htmlAttributes={keepsHtml ? {'data-keeps-html': ''} : {}}>
        <meta property="og:url" content={address} />
        <link rel="canonical" href={address} />
        <meta property="og:locale" content={currentLocale.replace('-', '_')} />
        {metadata.map((attributes) => (
          <meta key={attributes.name} {...attributes} />
        ))}
      </Head>
    </>
  );
}
