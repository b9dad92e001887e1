import {PageMetadata} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {Props as LayoutProps} from '@theme/Layout';
import clsx from 'clsx';
import {use} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {ShellContext} from './shellContext';
import styles from './styles.module.css';

interface Props extends LayoutProps {
  /** The theme's layout: navbar and footer around a page. */
  readonly frame: ComponentType<LayoutProps>;
}

/** A page's content, in a frame of its own or in the shell that stands around all pages. */
export default function PageContent({frame: Frame, ...props}: Props): ReactNode {
  const isInShell = use(ShellContext);
  const {children, wrapperClassName, title, description} = props;
  const content = (
    <div className={clsx(styles.content, isInShell && wrapperClassName)} data-page-content="">
      {children}
    </div>
  );
  return isInShell ? (
    <PluginHtmlClassNameProvider>
      <PageMetadata title={title} description={description} />
      {content}
    </PluginHtmlClassNameProvider>
  ) : (
    <Frame {...props}>{content}</Frame>
  );
}
