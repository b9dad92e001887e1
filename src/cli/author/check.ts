import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Command} from 'commander';
import {readOwner} from '../../config/readOwner';
import {countOf} from '../../lib/numbers';
import {contentProblems} from '../../features/content-check/contentProblems';
import {placeholderProblems} from '../../features/content-check/placeholderProblems';
import type {Content} from '../../features/content-check/readContent';
import {readContent} from '../../features/content-check/readContent';
import {synonymProblems} from '../../data/schemas/synonyms';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';

/** Sorts lines of the form `file:line: text` by file and line, and removes duplicates. */
export function sortFindings(findings: readonly string[]): string[] {
  const keyed = [...new Set(findings)].map((text) => {
    const [, file = text, line = '0'] = /^(.*?):(\d+): /.exec(text) ?? [];
    return {text, file, line: Number(line)};
  });
  return keyed
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({text}) => text);
}

/** Finds front matter that Docusaurus' parser rejects although ours accepts it. */
async function parserProblems({posts}: Content, read: (file: string) => string): Promise<string[]> {
  const {DEFAULT_PARSE_FRONT_MATTER: parse} = await import('@docusaurus/utils');
  const found = posts
    .filter(({problems}) => problems.length === 0)
    .map(({file}) =>
      parse({filePath: file, fileContent: read(file)}).then(
        () => [],
        (error: Error & {mark?: {line: number}; reason?: string}) => {
          const line = (error.mark?.line ?? 0) + 1;
          return [
            `${file}:${line}: the front matter is not valid YAML: ${error.reason ?? error.message}; fix the line`,
          ];
        },
      ),
    );
  return (await Promise.all(found)).flat();
}

/** Unsorted findings of the form `file:line: what is wrong; how to fix it`. */
export interface CheckResult {
  /** Findings that stop the build. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Number of posts that were checked. */
  readonly posts: number;
}

/** Finds all problems of a site's blog. */
export async function findProblems({
  root,
  markdown,
  environment,
  isStrict,
  now,
}: Pick<
  AuthorContext,
  'root' | 'markdown' | 'environment' | 'isStrict' | 'now'
>): Promise<CheckResult> {
  // Loaded here, because the other commands do not need the parsers.
  const {textProblems} = await import('./check/textProblems');
  const {dataProblems, redirectProblems} = await import('./check/addressProblems');
  const {characterProblems} = await import('./check/characterProblems');
  const {questionProblems} = await import('./check/questionProblems');
  const {correctionProblems, forecastWarnings} = await import('./check/recordProblems');
  const content = readContent(root);
  const ofContent = contentProblems(root, content, isStrict);
  const owner = readOwner(environment);
  const ofTexts = textProblems(root, content, {...owner, markdown}, now);
  return {
    errors: [
      ...ofContent.errors,
      ...placeholderProblems(content.posts),
      ...(await parserProblems(content, (file) => readFileSync(join(root, file), 'utf8'))),
      ...ofTexts.errors,
      ...synonymProblems(root),
      ...dataProblems(root, ofTexts.site),
      ...redirectProblems(content, ofTexts.site),
      ...questionProblems(root, content.posts),
      ...(owner.example ? correctionProblems(root, content.posts) : []),
    ],
    warnings: [
      ...ofContent.warnings,
      ...ofTexts.warnings,
      ...characterProblems(content),
      ...(owner.example ? forecastWarnings(root, now) : []),
    ],
    posts: content.posts.length,
  };
}

async function check(context: AuthorContext): Promise<void> {
  const {isStrict, print, warn} = context;
  const {errors, warnings, posts} = await findProblems(context);
  const problems = sortFindings(isStrict ? [...errors, ...warnings] : errors);
  const notes = isStrict ? [] : sortFindings(warnings);
  if (notes.length > 0) {
    warn(
      [`${countOf(notes.length, 'warning')}, which do not stop the build:`, ...notes].join('\n'),
    );
  }
  if (problems.length > 0) {
    throw new CommandError([`${countOf(problems.length, 'problem')}:`, ...problems].join('\n'));
  }
  print(`${countOf(posts, 'post')}, no problems found.`);
}

/** `author check`: lists all problems of the blog without a build. */
export function checkCommand(context: AuthorContext): Command {
  return new Command('check').action(() => check(context));
}
