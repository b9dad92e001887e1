import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useOwner} from '../hooks/useOwner';
import Subscribe from '../features/newsletter/Subscribe';

export default function SubscribePage(): ReactNode {
  const newsletter = useOwner().newsletter === false ? '' : 'newsletter, ';
  return (
    <Layout
      title="Subscribe"
      description={`All ways to follow this site: ${newsletter}RSS, Atom and JSON feeds, with addresses to copy.`}>
      <Subscribe />
    </Layout>
  );
}
