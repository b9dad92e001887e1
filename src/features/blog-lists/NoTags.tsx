import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import EmptyState from '../../components/EmptyState';
import PageHeader from '../../components/PageHeader';

/** The page of all tags, on a site whose posts have none. */
export default function NoTags(): ReactNode {
  return (
    <Layout title="Tags" description="The tags of the blog, from A to Z, once its posts have any.">
      <main className="container margin-vert--lg">
        <PageHeader title="Tags" />
        <EmptyState>No post has a tag yet.</EmptyState>
      </main>
    </Layout>
  );
}
