import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import type {Props as BlogAuthorsPostsPageProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import SiteLink from '../../components/SiteLink';
import {useOwner} from '../../hooks/useOwner';
import type {PackedRows} from '../../lib/packedRows';
import {unpackRows} from '../../lib/packedRows';
import {pageAddress} from '../../lib/paths';
import BlogPage from './BlogPage';
import RecentPosts from './RecentPosts';

interface Props extends Pick<BlogAuthorsPostsPageProps, 'author' | 'sidebar'> {
  readonly posts: PackedRows;
}

export default function AuthorPosts({author, posts: packed, sidebar}: Props): ReactNode {
  const owner = useOwner();
  const posts = useMemo(() => unpackRows(packed), [packed]);
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
      <RecentPosts posts={posts} />
    </BlogPage>
  );
}
