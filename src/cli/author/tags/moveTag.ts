import {existsSync} from 'node:fs';
import path from 'node:path';
import {readContent} from '../../../plugins/post-schema/readContent';
import {AuthorError} from '../AuthorError';
import {applyChanges} from '../applyChanges';
import type {AuthorContext} from '../context';
import {formatText} from '../formatText';
import {requireTag} from '../requireTag';
import {tagLabels} from '../tagLabels';
import {newLabel} from './newLabel';
import {planTagMove} from './planTagMove';
import type {TagMove} from './planTagMove';
import {readSources} from './readSources';

export interface MoveOptions {
  readonly label?: string;
  readonly dryRun?: boolean;
}

const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

function permalinkOf(tags: unknown, key: string): string {
  const {permalink} = (tags as Record<string, {permalink?: unknown} | null>)[key] ?? {};
  return String(permalink ?? '');
}

/** Checks the words of the command line; what they name in the content is checked here too. */
function readMove(
  tags: unknown,
  how: 'rename' | 'merge',
  from: string,
  to: string,
  label: string | undefined,
): TagMove {
  const labels = tagLabels(tags);
  requireTag(from, labels);
  if (from === to) {
    throw new AuthorError(`Both are "${from}"; name two different tags.`, 2);
  }
  const old = permalinkOf(tags, from);
  if (how === 'merge') {
    requireTag(to, labels);
    return {from, to, permalinks: {from: old, to: permalinkOf(tags, to)}};
  }
  if (labels.has(to)) {
    throw new AuthorError(
      `"${to}" is a tag already. To make one of the two: npm run author -- tags merge ${from} ${to}`,
    );
  }
  if (!KEY.test(to)) {
    throw new AuthorError(
      `"${to}" cannot be a key; write it in lower case with hyphens, such as open-source`,
      2,
    );
  }
  if (label !== undefined && label.trim() === '') {
    throw new AuthorError('--label is empty; write the name that readers see', 2);
  }
  const permalink = `/${to.replaceAll('.', '-')}`;
  const owner = [...labels.keys()].find(
    (key) => key !== from && permalinkOf(tags, key) === permalink,
  );
  if (owner !== undefined) {
    throw new AuthorError(
      `/blog/tags${permalink} is the page of the tag "${owner}"; choose another key, or merge the two: npm run author -- tags merge ${from} ${owner}`,
    );
  }
  return {
    from,
    to,
    permalinks: {from: old, to: permalink},
    renamed: {
      key: to,
      label: label?.trim() ?? newLabel(from, labels.get(from) ?? from, to),
      permalink,
    },
  };
}

/** Renames a tag, or merges it into another, in all files of the blog. */
export async function moveTag(
  context: AuthorContext,
  how: 'rename' | 'merge',
  [from, to]: readonly [string, string],
  {label, dryRun = false}: MoveOptions,
): Promise<void> {
  const {root, now, print, warn} = context;
  const content = readContent(root);
  const move = readMove(content.lists.tags, how, from, to, label);
  const {changes, links} = await planTagMove(move, {
    root,
    now,
    content,
    sources: readSources(root),
    format: (lines) => formatText(path.join(root, 'blog/tags.yml'), lines, 'yaml'),
  });
  applyChanges(context, changes, {dryRun});
  for (const place of links) {
    warn(
      `${place} links to /blog/tags${move.permalinks.from}; change it to /blog/tags${move.permalinks.to}, or the build refuses it`,
    );
  }
  if (dryRun) {
    warn('Nothing was written: this was a dry run.');
    return;
  }
  const posts = changes.filter(({file}) => /\.mdx?$/.test(file)).length;
  const name = move.renamed ? ` (label "${move.renamed.label}")` : '';
  const lists = changes.map(({file}) => file).filter((file) => file.endsWith('.yml'));
  print(
    `${how === 'merge' ? 'Merged' : 'Renamed'} ${from} ${how === 'merge' ? 'into' : 'to'} ${to}${name}: ${posts} post(s), ${lists.join(', ')}.`,
  );
  if (existsSync(path.join(root, '.vscode/post.schema.json'))) {
    warn('The schema for editors still has the old tag. Update it: npm run author -- schema');
  }
}
