import {Command} from 'commander';
import {siteArgument} from './arguments';
import type {AuthorContext} from './context';
import type {ImportOptions} from './import/runImport';

/** `author import`: the posts of another blog, with what belongs to them. */
export function importCommand(context: AuthorContext): Command {
  return new Command('import')
    .argument('<folder>', 'the old site, its posts, or its export; it is only read')
    .option('--dry-run', 'show what would be imported, and write nothing')
    .option('--pages', 'import the pages of WordPress and Ghost too, into src/pages')
    .option('--blog <folder>', 'folder of the posts on a Docusaurus site that has several blogs')
    .option(
      '--old-site <address>',
      'the address of the old site; repeat it for earlier addresses: links to them become links within this site',
      (value: string, earlier: readonly URL[] = []) => [...earlier, siteArgument(value)],
    )
    .addHelpText('after', '\nNothing is overwritten, and a second run changes nothing.')
    .action(async (name: string, options: ImportOptions) => {
      // Loaded here, because the other commands do not need the parsers.
      const {runImport} = await import('./import/runImport');
      await runImport(context, name, options);
    });
}
