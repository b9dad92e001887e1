import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import DesignSystem from '../features/design-system';

export default function DesignSystemPage(): ReactNode {
  return (
    <Layout
      title="Design system"
      description="Every token and component of the site, in both color modes side by side, from the real code.">
      <DesignSystem />
    </Layout>
  );
}
