import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useOwner} from '../hooks/useOwner';
import Subscribe from '../features/newsletter/Subscribe';

export default function SubscribePage(): ReactNode {
  const {newsletter} = useOwner();
  return (
    <Layout
      title={translate({
        id: 'site.subscribe.title',
        message: 'Subscribe',
        description: 'Title of the page with all ways to follow',
      })}
      description={
        newsletter === false
          ? translate({
              id: 'site.subscribe.description',
              message:
                'All ways to follow this site: RSS, Atom and JSON feeds, with addresses to copy.',
              description: 'Description of the page',
            })
          : translate({
              id: 'site.subscribe.descriptionWithNewsletter',
              message:
                'All ways to follow this site: newsletter, RSS, Atom and JSON feeds, with addresses to copy.',
              description: 'Description of the page',
            })
      }>
      <Subscribe />
    </Layout>
  );
}
