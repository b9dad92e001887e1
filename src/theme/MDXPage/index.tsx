// Wrap of @docusaurus/theme-classic 3.10: such a page has its title inside its layout.
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function MDXPageWrapper(props: Props): ReactNode {
  const {metadata, toc, frontMatter} = props.content;
  const {title, permalink} = metadata;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider className={clsx(hasContents && styles.withContents)}>
      <MDXPage {...props} />
      {title && <Breadcrumbs path={[{name: title, permalink}]} />}
    </HtmlClassNameProvider>
  );
}
