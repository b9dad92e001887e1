// Wrap of @docusaurus/theme-classic 3.10: every page says in JSON-LD which site it is of.
import SiteData from '@site/src/features/structured-data/SiteData';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <SiteData title={props.title} />
      <Layout {...props} />
    </>
  );
}
