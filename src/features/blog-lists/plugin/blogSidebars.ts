import type {BlogPostMetadata, BlogSidebar, BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {groupBy} from '../../../lib/groupBy';
import {countOf} from '../../../lib/numbers';

/** Largest blog, in posts, whose sidebar lists every post on every page. */
export const MAX_WHOLE_SIDEBAR = 300;

/** Largest year, in posts, that the sidebar lists in full. */
const WHOLE_YEAR = 60;

/** Posts listed from a larger year. Every line adds to the HTML of each page that shows it. */
const WINDOW = 16;

/** Neighboring posts that share a sidebar, so that a huge year does not need a file per post. */
const STEP = 10;

export type SidebarSource = Pick<
  BlogPostMetadata,
  'source' | 'title' | 'permalink' | 'date' | 'unlisted'
> & {readonly frontMatter: {readonly sidebar_label?: string}};

export interface BlogSidebars {
  /** Sidebars by file name. */
  readonly files: ReadonlyMap<string, BlogSidebar>;
  /** File name of each post's sidebar, by the post's source path in the blog plugin. */
  readonly ofPost: ReadonlyMap<string, string>;
  /** File name of the sidebar for all other pages, which lists the newest year. */
  readonly newest: string;
}

function toItem({title, permalink, date, unlisted, frontMatter}: SidebarSource): BlogSidebarItem {
  return {title: frontMatter.sidebar_label ?? title, permalink, date, unlisted};
}

/** Index of the first post of the year to list around a post. Index 0 is the newest post. */
function startOf(place: number, count: number): number {
  if (count <= WHOLE_YEAR) {
    return 0;
  }
  const start = Math.floor(place / STEP) * STEP - (WINDOW - STEP) / 2;
  return Math.max(0, Math.min(start, count - WINDOW));
}

/**
 * Builds the sidebars of a blog that is too large to list every post on every page. A sidebar lists
 * the posts around the current one from the same year, and links to the archive for every other
 * year. Neighboring posts share one file.
 *
 * @param posts newest first
 * @param archive permalink of the archive, whose anchors are the years
 */
export function blogSidebars(
  posts: readonly SidebarSource[],
  {title, archive}: {readonly title: string; readonly archive: string},
): BlogSidebars {
  const files = new Map<string, BlogSidebar>();
  const ofPost = new Map<string, string>();
  const years = [...groupBy(posts, ({date}) => String(date.getUTCFullYear()))].map(
    ([year, own]) => ({year, own, count: own.filter(({unlisted}) => !unlisted).length}),
  );

  function toArchive({year, count}: {readonly year: string; readonly count: number}) {
    const line = count === 1 ? `The post of ${year}` : `All ${countOf(count, 'post')} of ${year}`;
    const permalink = `${archive}#${year}`;
    return {title: line, permalink, date: new Date(`${year}-01-01`), unlisted: false};
  }

  for (const {year, own, count} of years) {
    own.forEach(({source}, place) => {
      const start = startOf(place, own.length);
      const end = own.length <= WHOLE_YEAR ? own.length : start + WINDOW;
      const name = `sidebar/${year}-${start}.json`;
      ofPost.set(source, name);
      if (!files.has(name)) {
        const items = years
          .filter((other) => other.count > 0 || other.year === year)
          .flatMap((other) => {
            if (other.year !== year) {
              return [toArchive(other)];
            }
            const lines = own.slice(start, end).map(toItem);
            return end - start < own.length ? [...lines, toArchive({year, count})] : lines;
          });
        files.set(name, {title, items});
      }
    });
  }
  const newest = years.find(({count}) => count > 0)?.year;
  return {files, ofPost, newest: `sidebar/${newest}-0.json`};
}
