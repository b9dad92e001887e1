import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {packRows} from '../../lib/packedRows';
import type {PostRow} from '../../lib/postRow';
import {toPostRow} from '../../lib/postRow';
import {countFirst, cutSegments} from '../../lib/postSegments';
import {summarizePosts} from '../../lib/summarizePosts';
import {blogSidebars} from './blogSidebars';
import {isPlainPreview} from './isPlainPreview';
import {archiveModule, listModule, previewModule, sidebarYearsModule} from './listModules';
import type {LightModules} from './lightRoute';

/** Posts that the home page lists. */
const LATEST = 5;

interface Place {
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
}

type Options = Pick<
  PluginOptions,
  'archiveBasePath' | 'blogSidebarTitle' | 'routeBasePath' | 'truncateMarker'
>;

/**
 * Writes what the blog's pages load in place of the plugin's own data, and gives the paths to it.
 * The sidebars and what other pages load of all posts are written at once, lists when a route asks.
 */
export async function writeModules(
  {blogPosts, blogSidebarTitle}: Pick<BlogContent, 'blogPosts' | 'blogSidebarTitle'>,
  {createData}: PluginContentLoadedActions,
  options: Options,
  {generatedFilesDir, baseUrl}: Place,
): Promise<LightModules> {
  const listed = blogPosts.filter((post) => !post.metadata.unlisted);
  const rows = new Map(listed.map(({metadata}) => [metadata.source, toPostRow(metadata)]));
  const lists = new Map<string, string>();

  async function write(name: string, content: string | object): Promise<string> {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const file = path.relative(generatedFilesDir, await createData(name, text));
    return `@generated/${file.split(path.sep).join('/')}`;
  }

  async function writeAll(
    files: ReadonlyMap<string, object>,
  ): Promise<ReadonlyMap<string, string>> {
    const entries = [...files].map(
      async ([name, content]) => [name, await write(name, content)] as const,
    );
    return new Map(await Promise.all(entries));
  }

  async function writeList(name: string, posts: readonly PostRow[]): Promise<string> {
    const segments = cutSegments(posts);
    const files = await Promise.all(
      segments.map(({rows: own}, place) => write(`lists/${name}-${place}.json`, packRows(own))),
    );
    const source = listModule(name, segments, countFirst(segments), (place) => files[place] ?? '');
    return write(`lists/${name}.js`, source);
  }

  const {archiveBasePath, routeBasePath} = options;
  const archive = path.posix.join('/', baseUrl, routeBasePath, archiveBasePath ?? '');
  const sidebars = blogSidebars(
    blogPosts.map(({metadata}) => metadata),
    {title: blogSidebarTitle, archive},
  );
  const sidebarFiles = await writeAll(sidebars.files);
  const fileOf = (name: string): string => sidebarFiles.get(name) ?? '';
  const years = new Map([...sidebars.ofYear].map(([year, name]) => [year, fileOf(name)]));
  await write('sidebarYears.js', sidebarYearsModule(years));
  const all = [...rows.values()];
  await write('posts.json', packRows(all));
  await write('latest.json', summarizePosts(all, LATEST));
  const lines = all.map(({date, permalink, title}) => ({date, permalink, title}));
  const dated = await write('dated.json', lines);

  return {
    rows,
    sidebar: (source) => fileOf(sidebars.ofPost.get(source ?? '') ?? sidebars.newest),
    list(posts) {
      // Where one author has written everything, their page has the blog's own list.
      const key = posts.map(({permalink}) => permalink).join('\n');
      const name = lists.get(key) ?? (lists.size === 0 ? 'posts' : `posts-${lists.size}`);
      lists.set(key, name);
      return writeList(name, posts);
    },
    archive: () => write('archive.js', archiveModule(dated)),
    preview(source) {
      const {content = ''} = blogPosts.find(({metadata}) => metadata.source === source) ?? {};
      const isPlain = isPlainPreview(content.split(options.truncateMarker)[0] ?? '');
      return write('latest.js', previewModule(`${source}?truncated=true`, isPlain));
    },
  };
}
