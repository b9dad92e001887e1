import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {readContent} from '../../plugins/post-schema/readContent';
import {AuthorError} from './AuthorError';
import {applyChanges} from './applyChanges';
import type {Change} from './applyChanges';
import type {AuthorContext} from './context';
import {formatText} from './formatText';
import {describedKeys, postJsonSchema, tagsJsonSchema} from './schema/jsonSchemas';

/** `author schema`: the rules of the content as JSON Schema, for editors. */
export function schemaCommand(context: AuthorContext): Command {
  return new Command('schema')
    .description('Write the schemas that editors check front matter and tags with, into .vscode/.')
    .option('--check', 'write nothing; fail where a file is not what would be written')
    .action(async ({check}: {check?: boolean}) => {
      const changes = await schemaChanges(context);
      const stale = changes.filter(({before, after}) => before !== after);
      if (check && stale.length > 0) {
        const lines = stale.map(({file, before}) =>
          before === undefined ? `${file} is missing` : `${file} is not up to date`,
        );
        throw new AuthorError([...lines, 'Fix it with: npm run author -- schema'].join('\n'));
      }
      applyChanges(context, stale);
      for (const {file} of changes) {
        const isStale = stale.some((change) => change.file === file);
        context.print(`${file}: ${isStale ? 'written' : 'up to date'}`);
      }
    });
}

/** The schemas as they should be for what stands in the blog's lists, beside what is there. */
export async function schemaChanges({
  root,
  isStrict,
}: Pick<AuthorContext, 'root' | 'isStrict'>): Promise<Change[]> {
  const {lists, problems} = readContent(root);
  if (problems.length > 0) {
    throw new AuthorError(problems.join('\n'));
  }
  const schemas = {
    '.vscode/post.schema.json': postJsonSchema(
      {
        tags: describedKeys(lists.tags, ['label', 'description']),
        authors: describedKeys(lists.authors, ['name', 'title']),
        series: describedKeys(lists.series, ['label', 'description']),
      },
      isStrict,
    ),
    '.vscode/tags.schema.json': tagsJsonSchema(isStrict),
  };
  return Promise.all(
    Object.entries(schemas).map(async ([file, schema]) => {
      const target = path.join(root, file);
      return {
        file,
        before: existsSync(target) ? readFileSync(target, 'utf8') : undefined,
        after: await formatText(target, JSON.stringify(schema), 'json'),
      };
    }),
  );
}
