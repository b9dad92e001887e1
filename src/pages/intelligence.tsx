import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Intelligence from '../features/intelligence';
import KnowledgeGraph from '../features/knowledge-graph';

export default function IntelligencePage(): ReactNode {
  return (
    <Layout
      title="Intelligence"
      description="A map of the posts: what they are about, how they are joined, and where the gaps are.">
      <Intelligence map={<KnowledgeGraph />} />
    </Layout>
  );
}
