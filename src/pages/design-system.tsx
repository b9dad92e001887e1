import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import DesignSystem from '../features/design-system';
import {interactiveParts} from './_interactiveParts';

export default function DesignSystemPage(): ReactNode {
  return (
    <Layout
      title="Design system"
      description="Every token and component of the site, in both color modes side by side, from the real code.">
      <DesignSystem>
        {Object.entries(interactiveParts).map(([name, Part]) => (
          <Part key={name} />
        ))}
      </DesignSystem>
    </Layout>
  );
}
