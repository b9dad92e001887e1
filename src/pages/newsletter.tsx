import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Newsletter from '../features/newsletter';

export default function NewsletterPage(): ReactNode {
  return (
    <Layout
      title="Newsletter"
      description="New posts by e-mail or feed: the signup page of the newsletter, and what to do without one.">
      <Newsletter />
    </Layout>
  );
}
