import {parse} from 'yaml';
import {derivePost} from '../../../lib/derivePost';
import {isScheduled} from '../../../lib/isScheduled';
import {parsePostFile} from '../../../lib/postFile';
import type {PostFile} from '../../../lib/postFile';
import {contentProblems} from '../../../plugins/post-schema/contentProblems';
import type {Content} from '../../../plugins/post-schema/readContent';
import {AuthorError} from '../AuthorError';
import type {Change} from '../applyChanges';
import {linksTo} from './linksTo';
import {moveRedirects} from './moveRedirects';
import type {BlogSources} from './readSources';
import {removeTagEntry} from './removeTagEntry';
import {renameTagEntry} from './renameTagEntry';
import type {RenamedTag} from './renameTagEntry';
import {replaceTag} from './replaceTag';

export interface TagMove {
  readonly from: string;
  readonly to: string;
  /** The addresses of their pages below `/blog/tags`. */
  readonly permalinks: {readonly from: string; readonly to: string};
  /** What the tag becomes, where it keeps its place in the list; nothing where it joins another. */
  readonly renamed?: RenamedTag;
}

export interface TagPlan {
  readonly changes: readonly Change[];
  /** Links to the page of old, each as `blog/file.mdx:12`: the build would refuse them. */
  readonly links: readonly string[];
}

interface Circumstances {
  readonly root: string;
  readonly now: number;
  /** Whether posts need three tags. */
  readonly isStrict: boolean;
  /** The content as it is. */
  readonly content: Content;
  readonly sources: BlogSources;
  /** Lays out lines of YAML as the formatter does. */
  readonly format: (lines: string) => Promise<string>;
}

function has({fields: {tags}}: PostFile, tag: string): boolean {
  return Array.isArray(tags) && tags.includes(tag);
}

function isPublic(post: PostFile, now: number): boolean {
  return post.fields['draft'] !== true && !isScheduled(derivePost(post).date ?? '', now);
}

function refuse(why: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new AuthorError([`${why} Nothing was written.`, ...problems].join('\n'));
  }
}

function refuseThinPosts(before: readonly PostFile[], after: readonly PostFile[]): void {
  const count = ({fields: {tags}}: PostFile) => (Array.isArray(tags) ? tags.length : 0);
  refuse(
    'After the merge these posts would have fewer than three tags; give them another first.',
    after.flatMap((post, index) => {
      const was = before[index];
      return post.fields['draft'] !== true && was && count(post) < 3 && count(post) < count(was)
        ? [`${post.file} would have ${count(post)}`]
        : [];
    }),
  );
}

/**
 * What renaming or merging a tag changes: the posts, the list of tags, the redirects.
 *
 * @throws AuthorError where the blog has problems, or would have
 */
export async function planTagMove(move: TagMove, around: Circumstances): Promise<TagPlan> {
  const {root, now, isStrict, content, sources, format} = around;
  refuse(
    'The blog has problems; mend them first.',
    contentProblems(root, content, isStrict).errors,
  );

  const posts = [...sources.posts].map(([file, before]) => {
    return {file, before, after: replaceTag(file, before, move.from, move.to)};
  });
  const parsed = posts.map(({file, after}) => parsePostFile(file, after));
  if (isStrict) {
    refuseThinPosts(content.posts, parsed);
  }

  const tags = move.renamed
    ? await renameTagEntry(sources.tags, move.from, move.renamed, format)
    : removeTagEntry(sources.tags, move.from);
  const addresses = {
    from: `/blog/tags${move.permalinks.from}`,
    to: `/blog/tags${move.permalinks.to}`,
  };
  const wasPage = content.posts.some((post) => has(post, move.from) && isPublic(post, now));
  const hasMoved = addresses.from !== addresses.to;
  const redirects = hasMoved
    ? moveRedirects(sources.redirects ?? '', {...addresses, wasPage})
    : (sources.redirects ?? '');

  const lists = {...content.lists, tags: parse(tags) ?? {}, redirects: parse(redirects) ?? []};
  refuse(
    'With this change the blog would have problems.',
    contentProblems(root, {...content, posts: parsed, lists}, isStrict).errors,
  );
  const texts = [...sources.posts, ...sources.texts];
  return {
    changes: [
      ...posts,
      {file: 'blog/tags.yml', before: sources.tags, after: tags},
      ...(sources.redirects === undefined && redirects === ''
        ? []
        : [{file: 'blog/redirects.yml', before: sources.redirects, after: redirects}]),
    ].filter(({before, after}) => before !== after),
    links: texts.flatMap(([file, text]) =>
      hasMoved ? linksTo(addresses.from, text).map((line) => `${file}:${line}`) : [],
    ),
  };
}
