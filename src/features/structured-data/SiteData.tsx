import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {locale} from '../../components/formats';
import {Breadcrumbs, JsonLd} from '../../components/StructuredData';
import {useOwner} from '../../hooks/useOwner';
import {barePath} from '../../lib/paths';
import {ownerPerson, website} from '../../lib/structuredData';

/**
 * Structured data (schema.org) of every page: the site and its owner. Pages that pass a title to
 * the layout also get breadcrumbs, except the home page.
 */
export default function SiteData({title}: {readonly title: string | undefined}): ReactNode {
  const owner = useOwner();
  const permalink = barePath(useLocation().pathname, owner.baseUrl);
  return (
    <>
      <JsonLd things={[website(owner, locale), ownerPerson(owner)]} />
      {title && permalink !== owner.baseUrl && <Breadcrumbs path={[{name: title, permalink}]} />}
    </>
  );
}
