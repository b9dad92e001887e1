import {MANY_POSTS} from '../../lib/manyPosts';
import {calendarPosts} from './calendarPosts';

export function isLarge(): boolean {
  return (calendarPosts?.length ?? 0) > MANY_POSTS;
}
