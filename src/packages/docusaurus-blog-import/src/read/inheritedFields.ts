import path from 'node:path';
import {parse} from 'yaml';
import type {OldFiles} from '../oldAddresses/rules.js';
import {below, readData} from '../oldAddresses/rules.js';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';
import {NAMES} from './fieldNames.js';
import {splitFrontMatter} from './frontMatter.js';

/** Fields that a file of the old site gives to other files. */
interface Inherited {
  /** Folder to which the fields apply; they override fields of outer folders. */
  readonly folder: string;
  readonly appliesTo: (source: string) => boolean;
  readonly fields: Fields;
}

/** Returns all fields that a file inherits, even if its own front matter overrides them. */
export type FieldsOf = (source: string) => Fields;

const list = (value: unknown): readonly Fields[] => [value].flat().filter(isFields);

const inFolder = (folder: string, fields: Fields): Inherited => ({
  folder,
  appliesTo: (source) => below(folder, source) !== undefined,
  fields,
});

/** Returns the `defaults` for front matter in Jekyll's configuration, by folder or type. */
function jekyllDefaults(file: string, text: string): Inherited[] {
  const {defaults} = (parse(text) ?? {}) as Fields;
  return list(defaults).flatMap(({scope, values}) => {
    const {path: scoped, type} = isFields(scope) ? scope : {};
    const folder = String(scoped ?? '').replace(/^\/|\/$/g, '');
    const glob = folder
      .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
      .replace(/\*+\/?/g, (stars) => (stars.startsWith('**') ? '.*' : `[^/]*${stars.slice(1)}`));
    const pattern = new RegExp(`^${glob}${folder && '(?:/|$)'}`);
    const appliesTo = (source: string) => {
      const inner = below(path.posix.dirname(file), source) ?? '';
      const isOfType = type === undefined || `/${inner}`.includes(`/_${String(type)}/`);
      return isOfType && pattern.test(inner);
    };
    return isFields(values) ? [{folder, appliesTo, fields: values}] : [];
  });
}

/** Returns the front matter that a Hugo section passes to its pages. */
function hugoCascade(file: string, text: string): Inherited[] {
  return list(splitFrontMatter(text).fields['cascade'])
    .filter((fields) => fields['_target'] === undefined && fields['target'] === undefined)
    .map((fields) =>
      inFolder(path.posix.dirname(file), {
        ...(isFields(fields['params']) ? fields['params'] : {}),
        ...fields,
      }),
    );
}

/** Readers of files that give fields to other files, with patterns of their names. */
const READERS: readonly (readonly [RegExp, (file: string, text: string) => Inherited[]])[] = [
  [/(?:^|\/)_config\.ya?ml$/, jekyllDefaults],
  [/(?:^|\/)_index\.\w+$/, hugoCascade],
  [
    // Data that Eleventy gives to all files of a folder: `posts/posts.json`.
    /(?:^|\/)([^/]+)\/\1(?:\.11tydata)?\.json$/,
    (file, text) =>
      list(JSON.parse(text)).map((data) =>
        // These tags are names of collections, which readers do not see.
        inFolder(path.posix.dirname(file), {...data, tags: undefined}),
      ),
  ],
  [
    // With this filter, Quartz publishes only notes with `publish: true`.
    /^quartz\.config\.ts$/,
    (_, text) =>
      /^(?!\s*\/\/).*\bExplicitPublish\(/m.test(text) ? [inFolder('', {publish: false})] : [],
  ],
];

/**
 * Reads the fields that files inherit from Jekyll's defaults, Hugo's cascades and Eleventy's data
 * files. Among them are privacy and permalinks.
 */
export function inheritedFields({files, read}: OldFiles): FieldsOf {
  const all = files.flatMap((file) => {
    try {
      const [, reader] = READERS.find(([pattern]) => pattern.test(file)) ?? [];
      return reader?.(file, read(file)) ?? [];
    } catch {
      // A file that is not valid gives no fields, as in the old engine.
      return [];
    }
  });
  all.sort((one, other) => one.folder.length - other.folder.length);
  return (source) =>
    Object.assign(
      {},
      ...all.filter(({appliesTo}) => appliesTo(source)).map(({fields}) => fields),
    ) as Fields;
}

/**
 * Adds inherited fields that the imported post keeps, such as its author. Inherited permalinks and
 * privacy are used elsewhere.
 */
export function withInherited(fields: Fields, inherited: Fields): Fields {
  const {tags, description, authors, image, separator} = NAMES;
  const groups = [...tags.split(' '), description, authors, image, separator];
  const names = groups
    .map((group) => group.split(' '))
    .filter((group) => !group.some((name) => name in fields))
    .flat();
  const added = Object.entries(inherited).filter(([name]) => names.includes(name));
  return {...Object.fromEntries(added), ...fields};
}

/** Returns the authors in the data files of Jekyll, Hugo and Eleventy, by their keys. */
export function authorData(exported: OldFiles): Fields {
  const file = exported.files.find((each) =>
    /(?:^|\/)_?data\/authors\.(?:ya?ml|json|toml)$/.test(each),
  );
  try {
    return file === undefined ? {} : readData(file, exported);
  } catch {
    // The old engine could not read the file either.
    return {};
  }
}
