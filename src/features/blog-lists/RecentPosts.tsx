import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import SiteLink from '../../components/SiteLink';
import type {PostRow} from '../../lib/postRows';

/** Maximum number of posts in a list, so that the pages of a large blog stay small. */
const MAX_POSTS = 300;

/** All posts by year or, if there are too many, the newest ones and a link to the archive. */
export default function RecentPosts({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  if (posts.length === 0) {
    return <NoPosts />;
  }
  return (
    <>
      <PostsByYear posts={posts.slice(0, MAX_POSTS)} />
      {posts.length > MAX_POSTS && (
        <p>
          <SiteLink to="/blog/archive">
            <Translate
              id="site.posts.archive"
              description="Link below a list that shows only the newest posts">
              Older posts in the archive
            </Translate>
          </SiteLink>
        </p>
      )}
    </>
  );
}
