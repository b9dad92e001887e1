import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Intelligence from '../features/intelligence';

export default function IntelligencePage(): ReactNode {
  return (
    <Layout
      title="Intelligence"
      description="What the posts are about: topics by year, how they go together, and where the gaps are.">
      <Intelligence />
    </Layout>
  );
}
