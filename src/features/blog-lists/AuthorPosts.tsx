import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import type {Props as BlogAuthorsPostsPageProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {NoPosts} from '../../components/EmptyState';
import {useOwner} from '../../hooks/useOwner';
import {pageAddress} from '../../lib/paths';
import BlogPage from './BlogPage';
import LongList from './LongList';
import type {BlogListProps} from './postList';

export default function AuthorPosts({
  author,
  list,
  sidebar,
}: BlogListProps<BlogAuthorsPostsPageProps>): ReactNode {
  const owner = useOwner();
  const title = useBlogAuthorPageTitle(author);
  const {authorsListPath} = useBlogMetadata();
  const {name = author.key, page} = author;
  const breadcrumbs = [
    {name: 'Authors', permalink: authorsListPath},
    ...(page ? [{name, permalink: page.permalink}] : []),
  ];
  const description = author.description ?? `Posts by ${author.name}.`;
  return (
    <BlogPage
      page="blogAuthorsPostsPage"
      isFeed
      headerClassName="p-author h-card"
      title={title}
      description={description}
      heading={name}
      kicker={<Link to={authorsListPath}>All authors</Link>}
      lead={
        <>
          <p className="p-note">{description}</p>
          {page && <data className="u-url" value={pageAddress(owner, page.permalink)} />}
          <p>
            More about the author: <SiteLink to="/about-this-site">About this site</SiteLink>.
          </p>
        </>
      }
      breadcrumbs={breadcrumbs}
      sidebar={sidebar}>
      <data className="p-name" value={title} />
      {list.segments.length > 0 ? <LongList list={list} /> : <NoPosts />}
    </BlogPage>
  );
}
