import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import {BlogBreadcrumbs} from '../../components/StructuredData';
import type {Crumb} from '../../lib/structuredData';

interface Props extends Pick<ComponentProps<typeof BlogLayout>, 'sidebar'> {
  /** Which of the theme's pages it stands for. */
  readonly page: keyof typeof ThemeClassNames.page;
  /** Of the tab and the heading. */
  readonly title: string;
  readonly description: string;
  /** What the heading says where that is another. */
  readonly heading?: string;
  readonly kicker: ReactNode;
  /** What stands under the heading, the description unless it is said. */
  readonly lead?: ReactNode;
  /** The way to it from the blog's own page. */
  readonly breadcrumbs?: readonly Crumb[];
  /** True if its rows are a microformats feed (`h-feed`), named by the heading. */
  readonly isFeed?: boolean;
  /** Microformat of the heading and its lead. */
  readonly headerClassName?: string;
  /** What stands above the heading. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the blog with its heading, beside the sidebar. */
export default function BlogPage(props: Props): ReactNode {
  const {page, title, description, heading, kicker, lead, breadcrumbs, notice, sidebar} = props;
  const {isFeed, headerClassName, children} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page[page],
        isFeed && 'h-feed',
      )}>
      <PageMetadata title={title} description={description} />
      {breadcrumbs && <BlogBreadcrumbs below={breadcrumbs} />}
      <BlogLayout sidebar={sidebar}>
        {notice}
        <PageHeader kicker={kicker} title={heading ?? title} className={headerClassName}>
          {lead === undefined ? <p>{description}</p> : lead}
        </PageHeader>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
