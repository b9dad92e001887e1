import {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing} from 'schema-dts';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {useOwner} from '../../hooks/useOwner';
import type {Crumb} from '../../lib/structuredData';
import {breadcrumbs, jsonLdText} from '../../lib/structuredData';

/** Adds schema.org data to the head of the page. */
export function JsonLd({things}: {readonly things: readonly Thing[]}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLdText(things)}</script>
    </Head>
  );
}

/** Breadcrumbs in schema.org data. `path` has the pages below the home page, the open page last. */
export function Breadcrumbs({path}: {readonly path: readonly Crumb[]}): ReactNode {
  return <JsonLd things={[breadcrumbs(useOwner(), path)]} />;
}

/** Breadcrumbs of a page of the blog. `below` has the pages below the main list, the open page last. */
export function BlogBreadcrumbs({below}: {readonly below: readonly Crumb[]}): ReactNode {
  const name = translate({
    id: 'site.blog',
    message: 'Blog',
    description: 'Name of the blog in breadcrumbs',
  });
  return <Breadcrumbs path={[{name, permalink: useSiteAddress('/blog')}, ...below]} />;
}
