import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Newsletter from '../features/newsletter';

export default function NewsletterPage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'site.newsletter.title',
        message: 'Newsletter',
        description: 'Title of the page',
      })}
      description={translate({
        id: 'site.newsletter.description',
        message:
          'New posts by e-mail: the newsletter’s signup page, or feeds if there is no newsletter.',
        description: 'Description of the page',
      })}>
      <Newsletter />
    </Layout>
  );
}
