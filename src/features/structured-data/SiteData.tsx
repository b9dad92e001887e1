import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {Breadcrumbs, JsonLd} from '../../components/StructuredData';
import {useOwner} from '../../hooks/useOwner';
import {barePath} from '../../lib/paths';
import {ownerPerson, website, websiteInShort} from '../../lib/structuredData';

/**
 * What every page says: which site it is of, and whose that is. A page that gives its layout a title
 * gets its breadcrumbs here; home has none, and says how to search.
 */
export default function SiteData({title}: {readonly title: string | undefined}): ReactNode {
  const owner = useOwner();
  const permalink = barePath(useLocation().pathname, owner.baseUrl);
  const isHome = permalink === owner.baseUrl;
  return (
    <>
      <JsonLd things={[isHome ? website(owner) : websiteInShort(owner), ownerPerson(owner)]} />
      {title && !isHome && <Breadcrumbs path={[{name: title, permalink}]} />}
    </>
  );
}
