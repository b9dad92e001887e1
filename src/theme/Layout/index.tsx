// Wrap of @docusaurus/theme-classic 3.10: every page says in JSON-LD which site it is of, and brings
// its content alone where navbar and footer stand already.
import PageContent from '@site/src/features/page-shell/PageContent';
import SiteData from '@site/src/features/structured-data/SiteData';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <SiteData title={props.title} />
      <PageContent {...props} frame={Layout} />
    </>
  );
}
