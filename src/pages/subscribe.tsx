import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useOwner} from '../hooks/useOwner';
import Subscribe from '../features/newsletter/Subscribe';

export default function SubscribePage(): ReactNode {
  const letters = useOwner().newsletter === false ? '' : 'newsletter, ';
  return (
    <Layout
      title="Subscribe"
      description={`Every way to follow this site: ${letters}RSS, Atom and JSON feeds, with addresses to copy.`}>
      <Subscribe />
    </Layout>
  );
}
