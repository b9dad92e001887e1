import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Newsletter from '../features/newsletter';

export default function NewsletterPage(): ReactNode {
  return (
    <Layout
      title="Newsletter"
      description="New posts by e-mail: the newsletter’s signup page, or feeds if there is no newsletter.">
      <Newsletter />
    </Layout>
  );
}
