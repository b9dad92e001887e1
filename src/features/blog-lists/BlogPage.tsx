import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import {BlogBreadcrumbs} from '../../components/StructuredData';
import type {Crumb} from '../../lib/structuredData';

interface Props extends Pick<ComponentProps<typeof BlogLayout>, 'sidebar'> {
  /** Key of the theme page that this page replaces; sets the page's class name. */
  readonly page: keyof typeof ThemeClassNames.page;
  /** Shown in the browser tab, and as the heading unless `heading` is set. */
  readonly title: string;
  readonly description: string;
  readonly heading?: string;
  readonly kicker: ReactNode;
  /** Text under the heading; the description by default. */
  readonly lead?: ReactNode;
  /** Path from the blog's index page to this page. */
  readonly breadcrumbs?: readonly Crumb[];
  /** True if the page is a microformats feed (`h-feed`). Its name is the heading, except on an author's page. */
  readonly isMicroformatsFeed?: boolean;
  /** Microformat classes of the page header. */
  readonly headerClassName?: string;
  /** Shown above the heading. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Page of the blog that is not a post, with the sidebar, a header, metadata and breadcrumbs. */
export default function BlogPage(props: Props): ReactNode {
  const {page, title, description, heading, kicker, lead, breadcrumbs, notice, sidebar} = props;
  const {isMicroformatsFeed, headerClassName, children} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page[page],
        isMicroformatsFeed && 'h-feed',
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
