import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing} from 'schema-dts';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {useOwner} from '../../hooks/useOwner';
import type {Crumb} from '../../lib/structuredData';
import {breadcrumbs, jsonLdText} from '../../lib/structuredData';

/** Things of schema.org in the head of the page. */
export function JsonLd({things}: {readonly things: readonly Thing[]}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLdText(things)}</script>
    </Head>
  );
}

/** The way from home to the page that is open, which comes last. */
export function Breadcrumbs({path}: {readonly path: readonly Crumb[]}): ReactNode {
  return <JsonLd things={[breadcrumbs(useOwner(), path)]} />;
}

/** The way to a list of the blog: what of it lies below the blog's own page. */
export function BlogBreadcrumbs({below}: {readonly below: readonly Crumb[]}): ReactNode {
  const blog = {name: 'Blog', permalink: useSiteAddress('/blog')};
  return <Breadcrumbs path={[blog, ...below]} />;
}
