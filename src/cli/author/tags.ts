import {Command} from 'commander';
import {readContent} from '../../plugins/post-schema/readContent';
import type {AuthorContext} from './context';
import {tagLabels} from './tagLabels';
import {moveTag} from './tags/moveTag';
import type {MoveOptions} from './tags/moveTag';
import {formatTagReport, tagReport} from './tags/tagReport';

const DRY_RUN = ['--dry-run', 'show the changes as a diff and write nothing'] as const;

/** `author tags`: how the posts use the tags; `tags rename` and `tags merge` change them everywhere. */
export function tagsCommand(context: AuthorContext): Command {
  const {root, print, warn} = context;
  const command = new Command('tags')
    .description('List the tags, or rename and merge them in every post.')
    .option('--json', 'print the list as JSON')
    .action(({json}: {json?: boolean}) => {
      const {posts, lists, problems} = readContent(root);
      for (const problem of [...problems, ...posts.flatMap(unreadable)]) {
        warn(problem);
      }
      const report = tagReport(posts, tagLabels(lists.tags));
      print(json ? JSON.stringify(report, undefined, 2) : formatTagReport(report).join('\n'));
    });
  command
    .command('rename')
    .description('Give a tag another key, and with it another address; the old one is redirected.')
    .argument('<old>', 'key of blog/tags.yml')
    .argument('<new>', 'its new key')
    .option('--label <name>', 'the name that readers see (default: from the key, or as it was)')
    .option(...DRY_RUN)
    .action((from: string, to: string, options: MoveOptions) =>
      moveTag(context, 'rename', [from, to], options),
    );
  command
    .command('merge')
    .description('Let a tag become part of another; its address is redirected.')
    .argument('<from>', 'key of the tag to remove')
    .argument('<into>', 'key of the tag to keep')
    .option(...DRY_RUN)
    .action((from: string, to: string, options: MoveOptions) =>
      moveTag(context, 'merge', [from, to], options),
    );
  return command;
}

function unreadable({file, problems}: {file: string; problems: readonly string[]}): string[] {
  return problems.map((problem) => `${file}: ${problem}`);
}
