import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import DesignSystem from '../features/design-system';

export default function DesignSystemPage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'site.design.title',
        message: 'Design system',
        description: 'Title of the page',
      })}
      description={translate({
        id: 'site.design.description',
        message:
          'Every design token and component of the site, in both color modes, rendered by the site’s own code.',
        description: 'Description of the page',
      })}>
      <DesignSystem />
    </Layout>
  );
}
