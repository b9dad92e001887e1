import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import DesignSystem from '../features/design-system';

export default function DesignSystemPage(): ReactNode {
  return (
    <Layout
      title="Design system"
      description="Every design token and component of the site, in both color modes, rendered by the site’s own code.">
      <DesignSystem />
    </Layout>
  );
}
