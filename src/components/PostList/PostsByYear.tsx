import type {ReactNode} from 'react';
import {groupByYear} from '../../lib/groupBy';
import type {PostRow} from '../../lib/postRow';
import PostsOfYear from './PostsOfYear';

/** Posts under a heading a year, newest year first. */
export default function PostsByYear({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <PostsOfYear key={year} year={year} count={items.length} posts={items} />
  ));
}
