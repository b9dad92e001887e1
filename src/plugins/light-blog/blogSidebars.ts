import type {BlogPostMetadata, BlogSidebar, BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {groupBy} from '../../lib/groupBy';
import {countOf} from '../../lib/numbers';

/** Posts up to which every page's sidebar holds all of them. */
export const MAX_WHOLE_SIDEBAR = 300;

/** A year of so many posts is shown whole. */
const WHOLE_YEAR = 60;

/** Lines of a larger year: each stands in the HTML of every page of a post that is near it. */
const WINDOW = 16;

/** Posts that share one choice of lines: a year of thousands must not make a file a post. */
const STEP = 10;

export type SidebarSource = Pick<
  BlogPostMetadata,
  'source' | 'title' | 'permalink' | 'date' | 'unlisted'
> & {readonly frontMatter: {readonly sidebar_label?: string}};

export interface BlogSidebars {
  /** By the name of its file. */
  readonly files: ReadonlyMap<string, BlogSidebar>;
  /** The file for a post's page, by the source path that the plugin knows the post by. */
  readonly ofPost: ReadonlyMap<string, string>;
  /** The file for every other page: the newest year is open there. */
  readonly newest: string;
}

function toItem({title, permalink, date, unlisted, frontMatter}: SidebarSource): BlogSidebarItem {
  return {title: frontMatter.sidebar_label ?? title, permalink, date, unlisted};
}

/** Where the lines begin that stand around a post of a year, counted from its newest post. */
function startOf(place: number, count: number): number {
  if (count <= WHOLE_YEAR) {
    return 0;
  }
  const start = Math.floor(place / STEP) * STEP - (WINDOW - STEP) / 2;
  return Math.max(0, Math.min(start, count - WINDOW));
}

/**
 * The sidebars of a blog that is too large to name every post in every page: the year of the post
 * at hand with the posts around it, and for each other year a line that leads to the archive.
 * Pages of posts that stand near each other share one file.
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
