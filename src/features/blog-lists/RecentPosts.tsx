import type {ReactNode} from 'react';
import {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import SiteLink from '../../components/SiteLink';
import {countOf} from '../../lib/numbers';
import {ROW_TAGS} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';

/** Maximum number of posts on a page, so that the pages of a large blog stay small. */
const MAX_POSTS = 300;

/** Posts by year. A page with very many posts leads to the archive for the oldest. */
export default function RecentPosts({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  if (posts.length === 0) {
    return <NoPosts />;
  }
  return (
    <>
      <PostsByYear posts={posts.slice(0, MAX_POSTS)} tags={ROW_TAGS} />
      {posts.length > MAX_POSTS && (
        <p>
          <SiteLink to="/blog/archive">All {countOf(posts.length, 'post')} in the archive</SiteLink>
        </p>
      )}
    </>
  );
}
