import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {derivePost, readTagsFile} from '../../../lib/derivePost';
import {foldTag} from '../../../lib/foldTag';
import {isScheduled} from '../../../lib/isScheduled';
import type {PostFile} from '../../../lib/postFile';
import {parsePostFile} from '../../../lib/postFile';
import {contentProblems} from '../../../plugins/post-schema/contentProblems';
import {readContent} from '../../../plugins/post-schema/readContent';
import {CommandError} from '../../lib/CommandError.mjs';
import type {Change} from '../changes';
import {applyChanges} from '../changes';
import type {AuthorContext} from '../context';
import {formatText} from '../format';
import {filesBelow} from '../files';
import {requireTag, tagLabels} from '../tagLabels';
import type {RenamedTag} from './editContent';
import {editTags, moveRedirects, replaceTag} from './editContent';

export interface MoveOptions {
  readonly label?: string;
  readonly dryRun?: boolean;
}

interface TagMove {
  readonly from: string;
  readonly to: string;
  /** Addresses of the tags' pages, below the site's base. */
  readonly pages: {readonly from: string; readonly to: string};
  /** What the tag becomes, where it keeps its place in the list; nothing where it joins another. */
  readonly renamed?: RenamedTag;
}

const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const OTHER_FOLDERS = ['books', 'media', 'resume'];

/** A label that only spelled the old key spells the new one; one of its own stays. */
function newLabel(oldKey: string, oldLabel: string, newKey: string): string {
  const words = newKey.replaceAll('-', ' ');
  return foldTag(oldLabel) === foldTag(oldKey)
    ? words.slice(0, 1).toUpperCase() + words.slice(1)
    : oldLabel;
}

/** Checks the words of the command line against the list of tags. */
function readMove(
  list: unknown,
  how: 'rename' | 'merge',
  [from, to]: readonly [string, string],
  label: string | undefined,
): TagMove {
  const labels = tagLabels(list);
  const tags = readTagsFile(list);
  const page = (key: string) => `/blog/tags${tags[key]?.permalink ?? ''}`;
  requireTag(from, labels);
  if (from === to) {
    throw new CommandError(`Both are "${from}"; name two different tags.`, 2);
  }
  if (how === 'merge') {
    requireTag(to, labels);
    return {from, to, pages: {from: page(from), to: page(to)}};
  }
  const merge = (key: string) => `npm run author -- tags merge ${from} ${key}`;
  if (labels.has(to)) {
    throw new CommandError(`"${to}" is a tag already. To make one of the two: ${merge(to)}`);
  }
  if (!KEY.test(to)) {
    throw new CommandError(
      `"${to}" cannot be a key; write it in lower case with hyphens, such as open-source`,
      2,
    );
  }
  if (label?.trim() === '') {
    throw new CommandError('--label is empty; write the name that readers see', 2);
  }
  const permalink = `/${to.replaceAll('.', '-')}`;
  const owner = Object.keys(tags).find((key) => key !== from && tags[key]?.permalink === permalink);
  if (owner !== undefined) {
    throw new CommandError(
      `/blog/tags${permalink} is the page of the tag "${owner}"; choose another key, or merge the two: ${merge(owner)}`,
    );
  }
  const name = label?.trim() ?? newLabel(from, labels.get(from) ?? from, to);
  const renamed = {key: to, label: name, permalink};
  return {from, to, pages: {from: page(from), to: `/blog/tags${permalink}`}, renamed};
}

function refuse(why: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new CommandError([`${why} Nothing was written.`, ...problems].join('\n'));
  }
}

function countTags({fields: {tags}}: PostFile): number {
  return Array.isArray(tags) ? tags.length : 0;
}

/** Posts of a strict blog that would have too few tags. */
function thinPosts(before: readonly PostFile[], after: readonly PostFile[]): string[] {
  return after.flatMap((post, index) => {
    const was = before[index];
    const isThin = was && countTags(post) < 3 && countTags(post) < countTags(was);
    return isThin && post.fields['draft'] !== true
      ? [`${post.file} would have ${countTags(post)}`]
      : [];
  });
}

/** Where texts name an address, each as `blog/file.mdx:12`; longer addresses do not count. */
function linksTo(address: string, texts: readonly (readonly [string, string])[]): string[] {
  return texts.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const ends = line.split(address).slice(1);
      return ends.some((rest) => !/^[\w-]/.test(rest)) ? [`${file}:${index + 1}`] : [];
    }),
  );
}

function readTexts(root: string, posts: readonly PostFile[]): [string, string][] {
  const others = OTHER_FOLDERS.flatMap((folder) => filesBelow(root, folder, /\.mdx?$/));
  return [...posts.map(({file}) => file), ...others].map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]);
}

/** What renaming or merging a tag changes: the posts, the list of tags, the redirects. */
async function planMove({root, now, isStrict}: AuthorContext, move: TagMove) {
  const content = readContent(root);
  refuse('The blog has problems; fix them first.', contentProblems(root, content, isStrict).errors);
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const texts = readTexts(root, content.posts);
  const posts = texts
    .filter(([file]) => file.startsWith('blog/'))
    .map(([file, before]) => ({file, before, after: replaceTag(before, move.from, move.to)}));
  const parsed = posts.map(({file, after}) => parsePostFile(file, after));
  if (isStrict) {
    refuse(
      'After the merge these posts would have fewer than three tags; give them another first.',
      thinPosts(content.posts, parsed),
    );
  }
  const hasMoved = move.pages.from !== move.pages.to;
  const wasPage = content.posts.some((post) => {
    const {tags, date = ''} = derivePost(post);
    return tags.includes(move.from) && post.fields['draft'] !== true && !isScheduled(date, now);
  });
  const [tagsFile, redirectsFile] = ['blog/tags.yml', 'blog/redirects.yml'];
  const before = {tags: read(tagsFile), redirects: read(redirectsFile)};
  const format = (text: string) => formatText(path.join(root, tagsFile), text, 'yaml');
  const edited = editTags(before.tags, move.from, move.renamed);
  const tags = (await format(before.tags)) === before.tags ? await format(edited) : edited;
  const redirects = hasMoved
    ? moveRedirects(before.redirects, {...move.pages, wasPage})
    : before.redirects;
  const lists = {...content.lists, tags: parse(tags) ?? {}, redirects: parse(redirects) ?? []};
  refuse(
    'This change would break the blog.',
    contentProblems(root, {...content, posts: parsed, lists}, isStrict).errors,
  );
  const changes: Change[] = [
    ...posts,
    {file: tagsFile, before: before.tags, after: tags},
    {file: redirectsFile, before: before.redirects || undefined, after: redirects},
  ];
  return {
    changes: changes.filter((change) => (change.before ?? '') !== change.after),
    links: hasMoved ? linksTo(move.pages.from, texts) : [],
  };
}

/** Renames a tag, or merges it into another, in all files of the blog. */
export async function moveTag(
  context: AuthorContext,
  how: 'rename' | 'merge',
  words: readonly [string, string],
  {label, dryRun = false}: MoveOptions,
): Promise<void> {
  const {root, print, warn} = context;
  const move = readMove(readContent(root).lists.tags, how, words, label);
  const {changes, links} = await planMove(context, move);
  applyChanges(context, changes, {dryRun});
  for (const place of links) {
    warn(
      `${place} links to ${move.pages.from}; change it to ${move.pages.to}, or the build will fail`,
    );
  }
  if (dryRun) {
    warn('Nothing was written: this was a dry run.');
    return;
  }
  const posts = changes.filter(({file}) => /\.mdx?$/.test(file)).length;
  const name = move.renamed ? ` (label "${move.renamed.label}")` : '';
  const lists = changes.map(({file}) => file).filter((file) => file.endsWith('.yml'));
  const done = how === 'merge' ? `Merged ${move.from} into` : `Renamed ${move.from} to`;
  print(`${done} ${move.to}${name}: ${posts} post(s), ${lists.join(', ')}.`);
  if (existsSync(path.join(root, '.vscode/post.schema.json'))) {
    warn('The schema for editors still has the old tag. Update it: npm run author -- schema');
  }
}
