import path from 'node:path';
import type {Command} from 'commander';
import type {FileProblem, ImportOptions, OldSettings} from 'docusaurus-blog-import';
import {readOwner} from '../../config/readOwner';
import {readPages, sectionsOf} from '../../config/sections';
import {contentProblems} from '../../features/content-check/contentProblems';
import {readContent} from '../../features/content-check/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {parseSiteAddress} from './arguments';
import type {AuthorContext} from './context';
import {readIfExists} from './files';
import {formatText} from './format';

const OWNER_FILE = 'src/data/owner.ts';

interface CliOptions extends Pick<ImportOptions, 'blog' | 'dryRun' | 'pages'> {
  readonly oldSite?: readonly URL[];
}

/** Matches the text of an owner file up to the brace that opens its object. */
const OPENING = /^[^]*?(?:const owner\b[^={]*=|export default)\s*\{/;

/**
 * Adds settings to the text of an owner file. Existing settings stay unchanged.
 *
 * @returns the new text, and the names of the settings that were added
 */
function addSettings(
  text: string,
  settings: object,
): {readonly text: string; readonly added: readonly string[]} {
  const [opening] = OPENING.exec(text) ?? [];
  const added = Object.entries(settings).filter(
    ([name, value]) => value !== undefined && !new RegExp(`^\\s*${name}:`, 'm').test(text),
  );
  if (opening === undefined || added.length === 0) {
    return {text, added: []};
  }
  const lines = added.map(([name, value]) => `\n  ${name}: ${JSON.stringify(value)},`);
  return {
    text: opening + lines.join('') + text.slice(opening.length),
    added: added.map(([name]) => name),
  };
}

/**
 * Plans to add the old site's settings to the owner file. Returns the names of the added settings, the
 * resulting Markdown settings, and the changes of files.
 */
async function adoptSettings(context: AuthorContext, settings: OldSettings) {
  const {root, markdown} = context;
  const before = readIfExists(root, OWNER_FILE) ?? '';
  const {text, added: names} = addSettings(before, settings);
  if (names.length === 0) {
    return {names, markdown, changes: []};
  }
  const after = await formatText(path.join(root, OWNER_FILE), text);
  return {
    names,
    markdown: names.includes('markdown') ? {...markdown, ...settings.markdown} : markdown,
    changes: [{file: OWNER_FILE, before, after}],
  };
}

/**
 * Returns the errors in imported posts, such as two posts with the same address.
 *
 * @param folder temporary copy of the site that contains the imported posts
 */
function importErrors(folder: string): FileProblem[] {
  return contentProblems(folder, readContent(folder), false).errors.flatMap((line) => {
    const [, file, message] = /^(.*?)(?::\d+)?: (.*)$/s.exec(line) ?? [];
    return file === undefined || message === undefined ? [] : [{file, message}];
  });
}

/** Returns the addresses of the pages outside the blog and `src/pages`, without the base path. */
function pagesOf(root: string): string[] {
  const sections = sectionsOf(root).flatMap(({folder}) => [
    folder,
    ...readPages(root, folder).map((page) => page.path),
  ]);
  // A plugin adds the page /search.
  return [...sections.map((address) => `/${address}`), '/search'];
}

/** Returns the facts about this site that the import needs. */
function describeSite({root, environment, markdown}: AuthorContext) {
  const {lists, problems} = readContent(root);
  if (problems.length > 0) {
    throw new CommandError(
      ['Some YAML files of the blog cannot be read; fix them first.', ...problems].join('\n'),
    );
  }
  return {
    author: Object.keys(lists.authors ?? {})[0],
    site: {
      root,
      baseUrl: readOwner(environment).baseUrl,
      markdown,
      schedulesPosts: true,
      blog: 'blog',
      route: '/blog',
      tagsFile: 'blog/tags.yml',
      authorsFile: 'blog/authors.yml',
      redirectsFile: 'blog/redirects.yml',
      fields: ['comments'],
      pages: pagesOf(root),
      // Links in old posts to these addresses stay unchanged, because this site has such pages, too.
      sharedPages: ['/', '/chat', '/search', '/subscribe'],
    },
  };
}

async function runImport(
  context: AuthorContext,
  from: string,
  {dryRun, oldSite: oldSites, ...options}: CliOptions,
): Promise<void> {
  const {root, now, isStrict, print, warn} = context;
  const {importBlog, ImportError} = await import('docusaurus-blog-import');
  const ownerText = readIfExists(root, OWNER_FILE) ?? '';
  const result = await importBlog({
    ...describeSite(context),
    from,
    now,
    dryRun,
    oldSites,
    ...options,
    adoptSettings: (settings) => adoptSettings(context, settings),
    findProblems: async (folder) => importErrors(folder),
  }).catch((error: unknown) => {
    throw error instanceof ImportError
      ? new CommandError(error.message, error.isUsage ? 2 : 1)
      : error;
  });
  result.lines.forEach(print);
  if (dryRun) {
    warn('Nothing was written: this was a dry run.');
  }
  if (/^\s*example: true\b/m.test(ownerText)) {
    warn(
      'This is still the example site, with its own posts: run npm run author -- fresh to make it yours.',
    );
  } else if (isStrict && result.written.length > 0) {
    warn(
      'src/data/owner.ts sets strictPosts, but imported posts rarely follow its rules: delete that line, or fix the problems that npm run author -- check lists.',
    );
  }
  if (result.refused.size > 0) {
    throw new CommandError(result.summary);
  }
  if (!dryRun) {
    print(
      'Next: npm start builds the site and shows it. If npm run author -- fresh created blog/…-hello.md, delete it.',
    );
  }
}

/** Adds `author import`, which imports another blog's posts with their pictures, tags and authors. */
export function addImport(program: Command, context: AuthorContext): void {
  program
    .command('import')
    .description(
      'Import a blog from Docusaurus, Astro, Eleventy, Gatsby, Ghost, Hexo, Hugo, Jekyll, Next, WordPress or Zola.',
    )
    .argument(
      '<folder>',
      'folder of the old site, of its posts or of its export, or an export file; it is never changed',
    )
    .option('--dry-run', 'show what would be imported, and write nothing')
    .option('--pages', 'import WordPress and Ghost pages too, into src/pages')
    .option('--blog <folder>', 'folder of the posts on a Docusaurus site that has several blogs')
    .option(
      '--old-site <address>',
      'address of the old site: links to it become internal links; repeat the option for earlier addresses',
      (value: string, earlier: readonly URL[] = []) => [...earlier, parseSiteAddress(value)],
    )
    .addHelpText('after', '\nNothing is overwritten, and a second run imports only what is new.')
    .action((from: string, options: CliOptions) => runImport(context, from, options));
}
