import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';

interface Props {
  readonly label: string;
  /** Permalink of the section's main page. */
  readonly to: string;
}

/** Redirects from the root of a section, such as `/books`, to its main page. */
export default function SectionIndex({label, to}: Props): ReactNode {
  const {url} = useOwner();
  return (
    <>
      <PageMetadata title={label} />
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={`${url}${to}`} />
      </Head>
      <Link to={to}>{label}</Link>
      <Redirect to={to} />
    </>
  );
}
