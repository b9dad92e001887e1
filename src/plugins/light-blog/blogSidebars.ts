import {sidebarLines, sidebarStart} from '../../lib/blogSidebar';
import type {BlogSidebarData, SidebarPost, SidebarYear} from '../../lib/blogSidebar';
import {groupByYear} from '../../lib/groupByYear';

/** The part of the blog plugin's post metadata that a line is made of. */
interface SidebarSource {
  readonly source: string;
  readonly title: string;
  readonly permalink: string;
  readonly date: Date | string;
  readonly unlisted: boolean;
  readonly frontMatter: {readonly sidebar_label?: string};
}

export interface BlogSidebars {
  /** By the name of its file. */
  readonly files: ReadonlyMap<string, BlogSidebarData>;
  /** The file for a post's page, by the source path that the plugin knows the post by. */
  readonly ofPost: ReadonlyMap<string, string>;
  /** The file with the newest posts of a year, newest year first. */
  readonly ofYear: ReadonlyMap<string, string>;
  /** The file for every other page: the newest year's; one without lines where no post is listed. */
  readonly newest: string;
}

interface Dated {
  readonly date: string;
  readonly post: SidebarSource;
}

function toLine({title, permalink, frontMatter}: SidebarSource): SidebarPost {
  return {title: frontMatter.sidebar_label ?? title, permalink};
}

/** The listed posts of an unlisted one's year, and itself among them: only its own page shows it. */
function withItself(listed: readonly Dated[], unlisted: Dated): Dated[] {
  const ofYear = listed.filter(({date}) => date.startsWith(unlisted.date.slice(0, 4)));
  return [...ofYear, unlisted].sort((a, b) => b.date.localeCompare(a.date));
}

function newestFirst(a: SidebarYear, b: SidebarYear): number {
  return b.year.localeCompare(a.year);
}

/**
 * What each page's sidebar knows: all years, and the lines of one, as many as `sidebarLines` says.
 * Pages of posts that stand near each other share one file.
 *
 * @param posts newest first
 */
export function blogSidebars(
  posts: readonly SidebarSource[],
  {title, archive}: Pick<BlogSidebarData, 'title' | 'archive'>,
): BlogSidebars {
  const dated = posts.map((post) => ({date: new Date(post.date).toISOString().slice(0, 10), post}));
  const listed = dated.filter(({post}) => !post.unlisted);
  const groups = groupByYear(listed);
  const years = groups.map(({year, items}) => ({year, count: items.length}));
  const files = new Map<string, BlogSidebarData>();
  const ofPost = new Map<string, string>();
  const ofYear = new Map<string, string>();

  function write(name: string, open: string, all: readonly Dated[], start: number): string {
    const items = all.slice(start, start + sidebarLines(all.length)).map(({post}) => toLine(post));
    const isKnown = open === '' || years.some(({year}) => year === open);
    const shown = isKnown ? years : [...years, {year: open, count: 0}].sort(newestFirst);
    files.set(name, {title, archive, open, items, years: shown});
    return name;
  }

  for (const {year, items} of groups) {
    ofYear.set(year, write(`sidebar/${year}-0.json`, year, items, 0));
    items.forEach(({post}, place) => {
      const start = sidebarStart(place, items.length);
      ofPost.set(post.source, write(`sidebar/${year}-${start}.json`, year, items, start));
    });
  }
  dated
    .filter(({post}) => post.unlisted)
    .forEach((own, number) => {
      const all = withItself(listed, own);
      const start = sidebarStart(all.indexOf(own), all.length);
      const name = `sidebar/unlisted-${number}.json`;
      ofPost.set(own.post.source, write(name, own.date.slice(0, 4), all, start));
    });
  const newest = [...ofYear.values()][0] ?? write('sidebar/none.json', '', [], 0);
  return {files, ofPost, ofYear, newest};
}
