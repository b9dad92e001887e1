import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import type {Suggestion} from '../chat/settings.js';

/** Most pages whose titles are suggested. */
const MAX_TITLES = 6;

/** Titles of the first docs, or the newest posts, as questions to begin with. */
export function pageTitles(allContent: AllContent): Suggestion[] {
  const contents = (name: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {});
  const docs = (contents('docs') as LoadedContent[]).flatMap(({loadedVersions: [last]}) =>
    (last?.docs ?? []).map(({title, permalink}) => ({text: title, href: permalink})),
  );
  const posts = (contents('blog') as BlogContent[]).flatMap(({blogPosts}) =>
    blogPosts
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata: {title, permalink}}) => ({text: title, href: permalink})),
  );
  const titles = [...docs, ...posts].filter(
    ({text}, place, all) => all.findIndex((one) => one.text === text) === place,
  );
  return titles.slice(0, MAX_TITLES);
}
