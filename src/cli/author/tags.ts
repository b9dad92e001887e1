import {distance} from 'fastest-levenshtein';
import type {Command} from 'commander';
import type {PostFile} from '../../lib/postFile';
import {readTagList, readTagsFile, tagKey} from '../../lib/derivePost';
import {groupBy} from '../../lib/groupBy';
import {foldTag} from '../../lib/text';
import {yamlLine} from '../../lib/yamlLine';
import {tagAddressProblems} from '../../features/content-check/addressProblems';
import {formatTable} from './format';
import {readContent} from '../../features/content-check/readContent';
import type {AuthorContext} from './context';
import type {Labels} from './listKeys';
import {labelsOf} from './listKeys';
import {moveTag} from './moveTag';

/** Minimum length of tags that are compared letter by letter; shorter ones are often unrelated. */
const MIN_LENGTH = 6;

/** Maximum number of posts that are listed for a tag. */
const MAX_FILES = 3;

/** Returns the reason why two tags look like the same tag; undefined if they do not. */
function whySimilar(a: string, b: string): string | undefined {
  if (foldTag(a) === foldTag(b)) {
    return 'differ only by case, plural or hyphen';
  }
  const isLong = Math.min(a.length, b.length) >= MIN_LENGTH;
  // `react-18` and `react-19` are different tags.
  const differsInDigits = a.replaceAll(/\d/g, '') === b.replaceAll(/\d/g, '');
  return isLong && !differsInDigits && distance(a, b) === 1 ? 'one letter apart' : undefined;
}

/** Returns rows of two similar tags and the reason. */
function similarTags(keys: readonly string[]): string[][] {
  return keys.flatMap((a, index) =>
    keys.slice(index + 1).flatMap((b) => {
      const why = whySimilar(a, b);
      return why === undefined ? [] : [[`${a}, ${b}`, why]];
    }),
  );
}

/** Returns the names of the first files, and the number of the others. */
function someFiles(posts: readonly {readonly file: string}[]): string {
  const names = posts.slice(0, MAX_FILES).map(({file}) => file);
  const others = posts.length - names.length;
  return [...names, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}

/** Returns the lines of a report on how often posts, including drafts, use each tag. */
export function tagReport(posts: readonly PostFile[], labels: Labels): string[] {
  const uses = posts.flatMap(({file, fields: {tags}}) =>
    [...new Set(readTagList(tags).map(tagKey))].map((key) => ({key, file})),
  );
  const usesByKey = groupBy(uses, ({key}) => key);
  const mostUsedFirst = [...usesByKey].sort(
    ([a, usesOfA], [b, usesOfB]) => usesOfB.length - usesOfA.length || (a < b ? -1 : 1),
  );
  const listed = mostUsedFirst.filter(([key]) => labels.has(key));
  const unlisted = mostUsedFirst.filter(([key]) => !labels.has(key));
  const keys = [...new Set([...labels.keys(), ...usesByKey.keys()])].sort();
  const sections: [string, (string | number)[][]][] = [
    ['Tags', listed.map(([key, {length: count}]) => [count, key, labels.get(key) ?? ''])],
    ['Unused', keys.filter((key) => !usesByKey.has(key)).map((key) => [key])],
    ['Not in blog/tags.yml', unlisted.map(([key, posts]) => [posts.length, key, someFiles(posts)])],
    ['Similar', similarTags(keys)],
  ];
  return sections.flatMap(([title, rows], index) => [
    ...(index === 0 ? [] : ['']),
    `${title} (${rows.length})`,
    ...(rows.length === 0 ? ['  none'] : formatTable(rows)),
  ]);
}

/** Adds `author tags`, which reports how posts use tags, with its subcommands `rename` and `merge`. */
export function addTags(program: Command, context: AuthorContext): void {
  const command = program
    .command('tags')
    .description('List the tags, or rename or merge them in all posts.')
    .action(() => {
      const {posts, lists, sources, problems} = readContent(context.root);
      problems.forEach(context.warn);
      tagAddressProblems(
        readTagsFile(lists.tags),
        (key) => yamlLine(sources['blog/tags.yml'] ?? '', [key]) ?? 1,
      ).forEach(context.warn);
      posts.forEach(({problems: found}) => found.forEach(context.warn));
      context.print(tagReport(posts, labelsOf(lists.tags)).join('\n'));
    });
  command
    .command('rename')
    .description('Change the key and the address of a tag. The old address is redirected.')
    .argument('<old>', 'key in blog/tags.yml, or a tag in the posts')
    .argument('<new>', 'new key')
    .option(
      '--label <name>',
      'the name that readers see (default: derived from the key, or unchanged)',
    )
    .action((from: string, to: string, {label}: {label?: string}) =>
      moveTag(context, {kind: 'rename', from, to, label}),
    );
  command
    .command('merge')
    .description('Merge a tag into another. The old address is redirected.')
    .argument('<from>', 'key of the tag to remove')
    .argument('<into>', 'key of the tag to keep')
    .action((from: string, to: string) => moveTag(context, {kind: 'merge', from, to}));
}
