import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {Command} from 'commander';
import {LATER_IN_A_DRAFT, documentedFields, postSchema} from '../../data/schemas/post';
import {documentedTags, tagsSchema} from '../../data/schemas/lists';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {applyChanges} from './changes';
import type {Change} from './changes';
import type {AuthorContext} from './context';
import {formatText} from './format';

/** The keys of the blog's lists, each with the line that an editor shows beside it. */
interface DescribedKeys {
  readonly tags: ReadonlyMap<string, string>;
  readonly authors: ReadonlyMap<string, string>;
  readonly series: ReadonlyMap<string, string>;
}

type Json = Record<string, unknown>;

/** What a draft may still have too little of. */
const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'];

/** `enumDescriptions` is no word of JSON Schema: VS Code shows them beside the values. */
function describeEnum(schema: unknown, lines: ReadonlyMap<string, string>): Json {
  const {enum: keys, ...rest} = schema as Json;
  return Array.isArray(keys)
    ? {...rest, enum: keys, enumDescriptions: keys.map((key) => lines.get(String(key)) ?? '')}
    : rest;
}

function split(schema: Json, names: readonly string[]): [taken: Json, left: Json] {
  const entries = Object.entries(schema);
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ];
}

/** Docusaurus' own rules: fields of any kind may be missing or added, lists are suggestions. */
function looseSchema(described: Record<string, Json>): Json {
  const {$schema, properties = {}} = z.toJSONSchema(documentedFields, {target: 'draft-7'});
  const fields = properties as Record<string, Json>;
  const anyOf = (name: string) => [described[name]?.['items'] ?? {}, fields[name]?.['items'] ?? {}];
  const suggested: Record<string, Json> = {
    ...fields,
    tags: {type: 'array', items: {anyOf: anyOf('tags')}},
    authors: {anyOf: [{type: 'array', items: {anyOf: anyOf('authors')}}, fields['authors'] ?? {}]},
    series: described['series'] ?? {},
    updated: described['updated'] ?? {},
    changes: described['changes'] ?? {},
  };
  return {
    $schema,
    title: 'Front matter of a post',
    description: 'Written by "npm run author -- schema"; do not edit.',
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(suggested).map(([name, field]) => [
        name,
        {
          ...field,
          description: described[name]?.['description'] ?? 'See Docusaurus’ documentation.',
        },
      ]),
    ),
  };
}

/**
 * The front matter of a post as JSON Schema (draft 7, which editors know best). What a draft may
 * lack is asked of other posts only, as the check of the content does; what one field says of
 * another, and of the file's name, is left to that check.
 *
 * @param isStrict whether the site's own style is asked for, or what Docusaurus documents alone
 */
export function postJsonSchema({tags, authors, series}: DescribedKeys, isStrict = true): Json {
  const known = {tags: [...tags.keys()], authors: [...authors.keys()], series: [...series.keys()]};
  const schema = z.toJSONSchema(postSchema(known), {target: 'draft-7'});
  const fields = schema.properties as Record<string, Json>;
  const described: Record<string, Json> = {
    ...fields,
    authors: {...fields['authors'], items: describeEnum(fields['authors']?.['items'], authors)},
    tags: {...fields['tags'], items: describeEnum(fields['tags']?.['items'], tags)},
    series: describeEnum(fields['series'], series),
  };
  if (!isStrict) {
    return looseSchema(described);
  }
  const later = LATER_IN_A_DRAFT.map(
    (name) => [name, split(described[name] ?? {}, LIMITS)] as const,
  );
  return {
    $schema: schema.$schema,
    title: 'Front matter of a post',
    description: 'Written by "npm run author -- schema"; do not edit.',
    type: 'object',
    properties: {
      ...described,
      ...Object.fromEntries(later.map(([name, [, left]]) => [name, left])),
    },
    required: schema.required?.filter((name) => !LATER_IN_A_DRAFT.includes(name)),
    additionalProperties: false,
    if: {properties: {draft: {const: true}}, required: ['draft']},
    else: {
      properties: Object.fromEntries(later.map(([name, [limits]]) => [name, limits])),
      required: LATER_IN_A_DRAFT,
    },
  };
}

/** `blog/tags.yml` as JSON Schema (draft 7, which editors know best). */
export function tagsJsonSchema(isStrict = true): Record<string, unknown> {
  const {$schema, ...schema} = z.toJSONSchema(isStrict ? tagsSchema : documentedTags, {
    target: 'draft-7',
  });
  return {
    $schema,
    title: 'Tags by key',
    description: 'Written by "npm run author -- schema"; do not edit.',
    ...schema,
  };
}

/**
 * The keys of a list, each with the first of these fields that says something about it, such as
 * "AI agents: Programs that call a model in a loop".
 */
export function describedKeys(list: unknown, [name, about]: readonly [string, string]) {
  const entries: [string, unknown][] =
    list !== null && typeof list === 'object' ? Object.entries(list) : [];
  return new Map(
    entries.map(([key, entry]) => {
      const fields = entry !== null && typeof entry === 'object' ? Object.entries(entry) : [];
      const texts = new Map<string, unknown>(fields);
      const line = [name, about]
        .map((field) => texts.get(field))
        .filter((text) => typeof text === 'string')
        .join(': ');
      return [key, line];
    }),
  );
}

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
        throw new CommandError([...lines, 'Fix it with: npm run author -- schema'].join('\n'));
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
    throw new CommandError(problems.join('\n'));
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
