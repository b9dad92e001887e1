import sidebarYears from '@generated/docusaurus-plugin-content-blog/default/sidebarYears.js';
import type {SidebarPost} from '../../lib/blogSidebar';

/**
 * The newest posts of a year, at most as many as a sidebar shows. They are fetched once a visit.
 *
 * @throws Error when they cannot be fetched; the next call tries again
 */
export async function loadYear(year: string): Promise<readonly SidebarPost[]> {
  const file = await sidebarYears[year]?.();
  if (!file) {
    throw new Error(`No post is of ${year}.`);
  }
  return file.default.items;
}
