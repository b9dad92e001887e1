import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Intelligence from '../features/intelligence';
import KnowledgeGraph from '../features/knowledge-graph';

export default function IntelligencePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'site.intelligence.title',
        message: 'Intelligence',
        description: 'Title of the page',
      })}
      description={translate({
        id: 'site.intelligence.description',
        message:
          'A map of the posts: what they are about, how they are connected, and which topics came up in which year.',
        description: 'Description of the page',
      })}>
      <Intelligence map={<KnowledgeGraph />} />
    </Layout>
  );
}
