import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Intelligence from '../features/intelligence';
import KnowledgeGraph from '../features/knowledge-graph';

export default function IntelligencePage(): ReactNode {
  return (
    <Layout
      title="Intelligence"
      description="A map of the posts: what they are about, how they are connected, and which topics came up in which year.">
      <Intelligence map={<KnowledgeGraph />} />
    </Layout>
  );
}
