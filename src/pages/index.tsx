import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Home from '../features/home';
import {useOwner} from '../hooks/useOwner';

export default function HomePage(): ReactNode {
  const {tagline, description} = useOwner();
  return (
    <Layout title={tagline} description={description}>
      <Home />
    </Layout>
  );
}
