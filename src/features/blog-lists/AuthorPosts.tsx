import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal';
import type {Props as BlogAuthorsPostsPageProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {isOwner} from '../../lib/owner';
import {pageAddress} from '../../lib/paths';
import AboutLink from '../../components/AboutLink';
import type {PostRow} from '../../lib/postRows';
import AuthorProfile from './AuthorProfile';
import BlogPage from './BlogPage';
import RecentPosts from './RecentPosts';

interface Props extends Pick<BlogAuthorsPostsPageProps, 'author' | 'sidebar'> {
  readonly posts: readonly PostRow[];
}

export default function AuthorPosts({author, posts, sidebar}: Props): ReactNode {
  const owner = useOwner();
  const title = useBlogAuthorPageTitle(author);
  const {authorsListPath} = useBlogMetadata();
  const {name = author.key, page} = author;
  const breadcrumbs = [
    {name: translateBlogAuthorsListPageTitle(), permalink: authorsListPath},
    ...(page ? [{name, permalink: page.permalink}] : []),
  ];
  const description =
    author.description ??
    translate(
      {
        id: 'site.author.description',
        message: 'Posts by {name}.',
        description: 'Description of the page of an author',
      },
      {name},
    );
  return (
    <BlogPage
      page="blogAuthorsPostsPage"
      isMicroformatsFeed
      headerClassName="p-author h-card"
      title={title}
      description={description}
      heading={name}
      kicker={
        <Link to={authorsListPath}>
          <Translate id="site.author.all" description="Link from an author to all authors">
            All authors
          </Translate>
        </Link>
      }
      lead={
        <>
          <AuthorProfile author={author} />
          <p className="p-note">{description}</p>
          {page && <data className="u-url" value={pageAddress(owner, page.permalink)} />}
          {isOwner(owner, name) && (
            <p>
              <Translate
                id="site.author.about"
                description="Below the title of the page of an author who owns the site"
                values={{link: <AboutLink />}}>
                {'More about the author: {link}.'}
              </Translate>
            </p>
          )}
        </>
      }
      breadcrumbs={breadcrumbs}
      sidebar={sidebar}>
      <data className="p-name" value={title} />
      <RecentPosts posts={posts} />
    </BlogPage>
  );
}
