import posts from '@generated/featured-posts/default/posts.json';
import type {FeaturedPost} from '../lib/postRows';

/** Posts that the owner features, the most important first; none if the owner file names none. */
export function useFeaturedPosts(): readonly FeaturedPost[] {
  return posts as readonly FeaturedPost[];
}
