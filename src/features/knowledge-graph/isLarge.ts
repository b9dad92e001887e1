import {MANY_POSTS} from '../../lib/manyPosts';
import {graph} from './graph';

export function isLarge(): boolean {
  return graph.nodes.length > MANY_POSTS;
}
