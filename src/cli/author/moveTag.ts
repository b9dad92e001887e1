import type {Scalar, YAMLMap, YAMLSeq} from 'yaml';
import type {TagsFile} from '@docusaurus/utils';
import {isMap, isScalar, isSeq, parse, parseDocument} from 'yaml';
import {KEY} from '../../data/schemas/fields';
import {applyChanges, editYaml, listOf, mapOf} from 'docusaurus-blog-import/files';
import {isScheduled, docusaurusPermalink} from 'docusaurus-blog-import/markdown';
import {derivePost, readTagsFile} from '../../lib/derivePost';
import {foldTag} from '../../lib/text';
import {countOf} from '../../lib/numbers';
import {isDraft, parsePostFile} from '../../lib/postFile';
import {contentProblems} from '../../features/content-check/contentProblems';
import {readContent} from '../../features/content-check/readContent';
import type {Content} from '../../features/content-check/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';
import {readIfExists} from './files';
import {yamlText} from './format';
import {knownTags, labelsOf, requireKeys} from './listKeys';

/** Request to rename a tag, or to merge it into an existing tag. */
interface TagMove {
  readonly kind: 'rename' | 'merge';
  /** Keys of the tags. */
  readonly from: string;
  readonly to: string;
  /** New label of a renamed tag. */
  readonly label?: string | undefined;
}

/** Start of a post file: the opening `---` line, and the fields up to the closing one. */
const FRONT_MATTER = /^(\uFEFF?---[ \t]*(?:ya?ml)?[ \t]*\r?\n)(.*?)^---[ \t]*\r?$/ms;

/** Writes a tag in the same quotes as the tag that it replaces. Always quotes a tag that is not a `KEY`. */
function quoteTag(tag: string, oldText: string): string {
  if (!KEY.test(tag)) {
    return JSON.stringify(tag);
  }
  const [quote] = /^["']/.exec(oldText) ?? [];
  return quote ? quote + tag + quote : yamlText(tag);
}

/**
 * Replaces a tag in the front matter of a post and keeps all other text as it is. If the post already
 * has the new tag, only removes the old one.
 */
function replaceTag(source: string, from: string, to: string): string {
  const [, open = '', head = ''] = FRONT_MATTER.exec(source) ?? [];
  const isTag = (item: unknown, key: string) => isScalar(item) && String(item.value) === key;
  const list: unknown = parseDocument(head).get('tags');
  const items = (isSeq(list) ? list.items : []) as Scalar[];
  let edited = head;
  if (items.some((item) => isTag(item, to))) {
    edited = editYaml(head, (document) => {
      const tags = document.get('tags') as YAMLSeq;
      tags.items = tags.items.filter((item) => !isTag(item, from));
    });
  } else {
    // Starts with the last tag, so that the positions of the others stay valid.
    for (const {range} of items.filter((item) => isTag(item, from)).toReversed()) {
      const [start, end] = range as [number, number, number];
      edited = edited.slice(0, start) + quoteTag(to, edited.slice(start, end)) + edited.slice(end);
    }
  }
  return open + edited + source.slice(open.length + head.length);
}

/** Changes the key, label and address of a renamed tag in `blog/tags.yml`, or removes a merged tag. */
function editTags(source: string, {from, to, kind}: TagMove, label: string, permalink: string) {
  return editYaml(source, (document) => {
    const list = mapOf(document);
    const pair = list.items.find(({key}) => isScalar(key) && String(key.value) === from);
    if (kind === 'merge') {
      list.delete(pair?.key);
    } else if (pair && isScalar(pair.key)) {
      pair.key.value = to;
      if (!isMap(pair.value)) {
        pair.value = document.createNode({});
      }
      (pair.value as YAMLMap).set('label', label);
      (pair.value as YAMLMap).set('permalink', permalink);
    }
  });
}

/**
 * Updates `blog/redirects.yml` after a page has moved: changes the targets of redirects to the page and,
 * if the page was published, adds a redirect from its old address.
 */
function moveRedirects(source: string, from: string, to: string, wasPublished: boolean): string {
  return editYaml(source, (document) => {
    const list = listOf(document);
    const entries = list.items;
    entries.filter((entry) => entry.get('to') === from).forEach((entry) => entry.set('to', to));
    // The new address has a page now, so it cannot redirect.
    list.items = entries.filter((entry) => entry.get('from') !== to);
    if (wasPublished && !entries.some((entry) => entry.get('from') === from)) {
      list.add(document.createNode({from, to}, {flow: true}));
    }
  });
}

/**
 * Returns the address of a renamed tag, relative to `/blog/tags`.
 *
 * @param isListed true if the tag is in `blog/tags.yml`
 */
function newPermalink(key: string, isListed: boolean): string {
  // Some servers treat the text after a dot in an address as a file extension.
  return isListed ? `/${key.replaceAll('.', '-')}` : docusaurusPermalink(key);
}

/** Returns the label of a renamed tag. A label that was derived from the old key follows the new key. */
function newLabel(oldKey: string, oldLabel: string, newKey: string): string {
  const words = newKey.replaceAll('-', ' ');
  return foldTag(oldLabel) === foldTag(oldKey)
    ? words.slice(0, 1).toUpperCase() + words.slice(1)
    : oldLabel;
}

/**
 * Requires that the tags exist, and that the new key and label are valid.
 *
 * @param isListed true if the moved tag is in `blog/tags.yml`
 * @throws CommandError if the arguments do not fit the tags
 */
function checkMove({from, to, kind, label}: TagMove, tags: TagsFile, isListed: boolean): void {
  const labels = labelsOf(tags);
  requireKeys([from], labels, 'blog/tags.yml');
  if (from === to) {
    throw new CommandError(`Both tags are "${from}"; name two different tags.`, 2);
  }
  if (kind === 'merge') {
    requireKeys([to], labels, 'blog/tags.yml');
    return;
  }
  if (isListed ? !KEY.test(to) : to.trim() === '') {
    throw new CommandError(
      `"${to}" cannot be a key; write it in lower case with hyphens, such as open-source`,
      2,
    );
  }
  if (!isListed && label !== undefined) {
    throw new CommandError(
      `"${from}" has no label; leave out --label, or add the tag to blog/tags.yml`,
      2,
    );
  }
  if (label?.trim() === '') {
    throw new CommandError('--label is empty; write the name that readers see', 2);
  }
  const permalink = newPermalink(to, isListed);
  const existing = Object.entries(tags).find(
    ([key, tag]) => key === to || (key !== from && tag.permalink === permalink),
  );
  if (existing) {
    const [key, tag] = existing;
    throw new CommandError(
      `The tag "${key}" already exists, at /blog/tags${tag.permalink}. To merge the two: npm run author -- tags merge ${from} ${key}`,
    );
  }
}

/** Renames a tag, or merges it into another, in all files of the blog. */
export function moveTag(context: AuthorContext, move: TagMove): void {
  const {root, now, isStrict, print} = context;
  /** @throws CommandError with the message, if the blog has problems */
  const requireValid = (checked: Content, message: string): void => {
    const {errors} = contentProblems(root, checked, isStrict);
    if (errors.length > 0) {
      throw new CommandError([`${message} Nothing was written.`, ...errors].join('\n'));
    }
  };
  const {from, to} = move;
  const isMerge = move.kind === 'merge';
  const content = readContent(root);
  const tags = knownTags(content);
  const isListed = Object.hasOwn(readTagsFile(content.lists.tags), from);
  checkMove(move, tags, isListed);
  const permalink = isMerge ? (tags[to]?.permalink ?? '') : newPermalink(to, isListed);
  requireValid(content, 'The blog has problems; fix them first.');

  const [oldPage, newPage] = [`/blog/tags${tags[from]?.permalink}`, `/blog/tags${permalink}`];
  const tagged = content.posts.filter((post) => derivePost(post).tags.includes(from));
  const wasPublished = tagged.some(
    (post) => !isDraft(post) && !isScheduled(derivePost(post).date ?? '', now),
  );
  const label = move.label?.trim() ?? newLabel(from, tags[from]?.label ?? from, to);
  const change = (file: string, edit: (before: string) => string) => {
    const before = readIfExists(root, file) ?? '';
    return {file, before, after: edit(before)};
  };
  const posts = tagged.map(({file}) => change(file, (text) => replaceTag(text, from, to)));
  const lists = isListed
    ? [change('blog/tags.yml', (text) => editTags(text, move, label, permalink))]
    : [];
  const redirects = change('blog/redirects.yml', (text) =>
    oldPage === newPage ? text : moveRedirects(text, oldPage, newPage, wasPublished),
  );

  const parsed = new Map(posts.map(({file, after}) => [file, parsePostFile(file, after)]));
  const newContent = {
    ...content,
    posts: content.posts.map((post) => parsed.get(post.file) ?? post),
    lists: {
      ...content.lists,
      tags: isListed ? (parse(lists[0]?.after ?? '') as unknown) : content.lists.tags,
      redirects: (parse(redirects.after) as unknown) ?? [],
    },
  };
  requireValid(newContent, 'With this change, the blog would have problems.');
  // The posts are written last, so that an interrupted command can be finished: a merge by repeating
  // it, a rename by merging the tags.
  applyChanges(context, [redirects, ...lists, ...posts]);
  print(
    `${isMerge ? 'Merged' : 'Renamed'} ${from} ${isMerge ? 'into' : 'to'} ${to}: ${countOf(posts.length, 'post')}. ` +
      'Review the changes with git diff; npm run build lists links to the old page.',
  );
}
