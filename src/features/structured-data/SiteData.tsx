import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {Breadcrumbs, JsonLd} from '../../components/StructuredData';
import {useOwner} from '../../hooks/useOwner';
import {barePath} from '../../lib/paths';
import {ownerPerson} from '../../lib/structured-data/ownerPerson';
import {website, websiteInShort} from '../../lib/structured-data/website';

/**
 * What every page says: which site it is of, and whose that is. A page that gives its layout a title
 * gets its breadcrumbs here; home has none, says how to search, and points at the contents for machines.
 */
export default function SiteData({title}: {readonly title: string | undefined}): ReactNode {
  const owner = useOwner();
  const permalink = barePath(useLocation().pathname, owner.baseUrl);
  const isHome = permalink === owner.baseUrl;
  const contents = useBaseUrl('/llms.txt');
  return (
    <>
      <JsonLd things={[isHome ? website(owner) : websiteInShort(owner), ownerPerson(owner)]} />
      {title && !isHome && <Breadcrumbs path={[{name: title, permalink}]} />}
      {isHome && owner.machineReaders !== false && (
        <Head>
          <link rel="alternate" type="text/plain" href={contents} title="Contents for machines" />
        </Head>
      )}
    </>
  );
}
