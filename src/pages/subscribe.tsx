import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Subscribe from '../features/newsletter/Subscribe';

export default function SubscribePage(): ReactNode {
  return (
    <Layout
      title="Subscribe"
      description="Every way to follow this site: newsletter, RSS, Atom and JSON feeds, with addresses to copy.">
      <Subscribe />
    </Layout>
  );
}
