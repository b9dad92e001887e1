// Wraps @docusaurus/theme-classic 3.10: adds JSON-LD about the site to every page.
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
