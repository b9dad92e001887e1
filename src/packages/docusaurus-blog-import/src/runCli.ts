import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Command, CommanderError, InvalidArgumentError} from 'commander';
import {ImportError} from './ImportError.js';
import type {ImportOptions} from './importBlog.js';
import {importBlog} from './importBlog.js';

interface CliContext {
  readonly cwd: string;
  /** Prints results, to standard output. */
  readonly print: (line: string) => void;
  /** Prints errors and warnings, to standard error. */
  readonly warn: (line: string) => void;
  /** Current time in epoch milliseconds. @default now */
  readonly now?: number;
}

interface CliOptions extends Pick<ImportOptions, 'into' | 'blog' | 'author' | 'pages' | 'dryRun'> {
  readonly site: string;
  readonly oldSite?: readonly URL[];
  readonly redirects?: string;
}

function parseSiteAddress(value: string): URL {
  if (!/^https?:\/\/[^?#]+$/.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError(
      'It must be an address without a query or fragment, such as https://old.example.',
    );
  }
  return new URL(value);
}

async function run(from: string, options: CliOptions, context: CliContext): Promise<void> {
  const {cwd, print, warn, now} = context;
  const {site, oldSite, redirects, ...importOptions} = options;
  const result = await importBlog({
    ...importOptions,
    now,
    from: path.resolve(cwd, from),
    site: path.resolve(cwd, site),
    oldSites: oldSite,
    redirectsFile: redirects,
  });
  result.lines.forEach(print);
  if (options.dryRun) {
    warn('Nothing was written: this was a dry run.');
  }
  if (result.refused.size > 0) {
    throw new ImportError(result.summary);
  }
}

/**
 * Runs one command line of `docusaurus-blog-import`.
 *
 * @returns the exit code: 0 if everything was imported, 1 if posts could not be imported or none were
 *   found, 2 if the command line is wrong
 */
export async function runCli(args: readonly string[], context: CliContext): Promise<0 | 1 | 2> {
  const {print, warn} = context;
  const {version} = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as {readonly version: string};
  const command = new Command('docusaurus-blog-import')
    .description('Imports the posts of another blog into a Docusaurus site.')
    .version(version)
    .argument('<old-blog>', 'folder of the old site, its posts or its export; or the export file')
    .option('--site <folder>', 'folder of your Docusaurus site', '.')
    .option(
      '--into <folder>',
      'folder of the blog that gets the posts (default: the first blog of the site)',
    )
    .option(
      '--blog <folder>',
      'folder of the blog to import, if an old Docusaurus site has several',
    )
    .option(
      '--old-site <address>',
      'address of the old site; repeat it for earlier addresses',
      (value: string, earlier: readonly URL[] = []) => [...earlier, parseSiteAddress(value)],
    )
    .option('--author <key>', 'author (key in authors.yml) for posts that name none')
    .option('--redirects <file>', 'JSON or YAML file for redirects (default: redirects.json)')
    .option('--pages', 'import WordPress and Ghost pages too, into src/pages')
    .option('--dry-run', 'show what would be imported, and write nothing')
    .addHelpText('after', '\nNothing is overwritten, and a second run imports only what is new.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => warn(text.trimEnd()),
    })
    .action((from: string, options: CliOptions) => run(from, options, context));
  try {
    await command.parseAsync(args, {from: 'user'});
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help on request is not an error.
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof ImportError) {
      warn(error.message);
      return error.isUsage ? 2 : 1;
    }
    throw error;
  }
}
