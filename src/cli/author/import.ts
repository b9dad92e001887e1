import {Command} from 'commander';
import type {FileProblem, OldSettings} from 'docusaurus-blog-import';
import path from 'node:path';
import {readOwner} from '../../config/readOwner';
import {readContent} from '../../features/content-check/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {siteArgument} from './arguments';
import type {AuthorContext} from './context';
import {readIfThere} from './files';

const OWNER_FILE = 'src/data/owner.ts';

interface ImportOptions {
  readonly dryRun?: true;
  readonly oldSite?: readonly URL[];
  readonly pages?: true;
  readonly blog?: string;
}

/** Adds settings of the old site to the owner file. */
async function adoptSettings(context: AuthorContext, settings: OldSettings) {
  const {addSettings} = await import('./addSettings');
  const {formatText} = await import('./format');
  const before = readIfThere(context.root, OWNER_FILE) ?? '';
  const {text, added: names} = addSettings(before, settings);
  return {
    names,
    markdown: names.includes('markdown')
      ? {...context.markdown, ...settings.markdown}
      : context.markdown,
    changes:
      names.length === 0
        ? []
        : [
            {
              file: OWNER_FILE,
              before,
              after: await formatText(path.join(context.root, OWNER_FILE), text),
            },
          ],
  };
}

/** Runs `author check` on a copy of the site, and returns the errors by file. */
async function checkStage(context: AuthorContext): Promise<FileProblem[]> {
  const {findProblems} = await import('./check');
  const {errors} = await findProblems({...context, isStrict: false});
  return errors.flatMap((line) => {
    const [, file, message] = /^(.*?):\d+: (.*)$/s.exec(line) ?? [];
    return file === undefined || message === undefined ? [] : [{file, message}];
  });
}

/** Describes this site to the import. */
async function describeSite({root, environment, markdown, now}: AuthorContext) {
  const {readSiteMap} = await import('./check/siteMap');
  const content = readContent(root);
  if (content.problems.length > 0) {
    throw new CommandError(
      ['The lists of the blog cannot be read; fix them first.', ...content.problems].join('\n'),
    );
  }
  const owner = {...readOwner(environment), markdown};
  const {baseUrl} = owner;
  const addresses = [...readSiteMap(root, content, owner, now).addresses.keys()];
  return {
    author: Object.keys(content.lists.authors ?? {})[0],
    site: {
      ...{root, baseUrl, markdown},
      blog: 'blog',
      route: '/blog',
      tagsFile: 'blog/tags.yml',
      authorsFile: 'blog/authors.yml',
      redirectsFile: 'blog/redirects.yml',
      components: [
        'InlineScript',
        'InlineStyle',
        'KnownAnchors',
        'ScrollingPre',
        'ScrollingTable',
        'SizedEmbed',
        'SizedIframe',
        'SizedObject',
      ],
      pages: addresses.map((address) => `/${address.slice(baseUrl.length)}`),
      sharedPages: ['/', '/chat', '/search', '/subscribe'],
    },
  };
}

async function runImport(
  context: AuthorContext,
  from: string,
  {dryRun, oldSite, pages, blog}: ImportOptions,
): Promise<void> {
  const {root, now, isStrict, print, warn} = context;
  const {importBlog, ImportError} = await import('docusaurus-blog-import');
  const ownerText = readIfThere(root, OWNER_FILE) ?? '';
  let {markdown} = context;
  const result = await importBlog({
    ...(await describeSite(context)),
    ...{from, now, dryRun, pages, blog, oldSites: oldSite},
    adoptSettings: async (settings) => {
      const adopted = await adoptSettings(context, settings);
      ({markdown} = adopted);
      return adopted;
    },
    findProblems: (stage) => checkStage({...context, root: stage, markdown}),
  }).catch((error: unknown) => {
    throw error instanceof ImportError
      ? new CommandError(error.message, error.isUsage ? 2 : 1)
      : error;
  });
  if (dryRun) {
    result.full.forEach(print);
    warn('Nothing was written: this was a dry run.');
  } else {
    const {reportFile} = result;
    result.short.forEach(print);
    print(reportFile ? `The full report is in ${reportFile}.` : 'Nothing new was found.');
  }
  if (/^\s*example: true\b/m.test(ownerText)) {
    warn(
      'This is still the site that the application ships, with its own posts: run npm run author -- fresh to make it yours.',
    );
  } else if (isStrict && result.written.length > 0) {
    warn(
      'src/data/owner.ts sets strictPosts, whose rules imported posts rarely follow: delete that line, or fix what npm run author -- check lists.',
    );
  }
  if (result.refused.size > 0) {
    throw new CommandError(result.summary);
  }
  if (!dryRun) {
    print(result.summary);
    print(
      'Next: npm start builds the site and shows it. Delete blog/…-hello.md, if fresh began your blog with it.',
    );
  }
}

/** `author import`: imports the posts of another blog, with everything that belongs to them. */
export function importCommand(context: AuthorContext): Command {
  return new Command('import')
    .argument(
      '<folder>',
      'folder of the old site, its posts or its export, or the export file; it is not changed',
    )
    .option('--dry-run', 'show what would be imported, and write nothing')
    .option('--pages', 'import the pages of WordPress and Ghost too, into src/pages')
    .option('--blog <folder>', 'folder of the posts on a Docusaurus site that has several blogs')
    .option(
      '--old-site <address>',
      'the address of the old site; repeat it for earlier addresses: links to them become links within this site',
      (value: string, earlier: readonly URL[] = []) => [...earlier, siteArgument(value)],
    )
    .addHelpText('after', '\nNothing is overwritten, and a second run imports only what is new.')
    .action((name: string, options: ImportOptions) => runImport(context, name, options));
}
