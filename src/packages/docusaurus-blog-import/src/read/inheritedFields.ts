import path from 'node:path';
import {parse} from 'yaml';
import {below, readData} from '../oldAddresses/rules.js';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';
import {NAMES} from './fieldNames.js';
import {splitFrontMatter} from './frontMatter.js';

interface Inherited {
  /** Folder of the fields, which override those of outer folders. */
  readonly folder: string;
  readonly appliesTo: (source: string) => boolean;
  readonly fields: Fields;
}

/** Returns the fields that a file inherits from its folders, including those it overrides. */
export type FieldsOf = (source: string) => Fields;

const list = (value: unknown): readonly Fields[] => [value].flat().filter(isFields);

const inFolder = (folder: string, fields: Fields): Inherited => ({
  folder,
  appliesTo: (source) => below(folder, source) !== undefined,
  fields,
});

/** Returns the front matter that Jekyll's configuration gives to the files of a folder or a type. */
function jekyllDefaults(file: string, text: string): Inherited[] {
  const {defaults} = (parse(text) ?? {}) as Fields;
  return list(defaults).flatMap(({scope, values}) => {
    const {path: scoped, type} = isFields(scope) ? scope : {};
    const folder = String(scoped ?? '').replace(/^\/|\/$/g, '');
    const glob = folder
      .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
      .replace(/\*+\/?/g, (stars) => (stars.startsWith('**') ? '.*' : `[^/]*${stars.slice(1)}`));
    const pattern = new RegExp(`^${glob}${folder && '(?:/|$)'}`);
    const ofKind = new RegExp(type === undefined ? '' : `(?:^|/)_${String(type)}/`);
    const appliesTo = (source: string) => {
      const inner = below(path.posix.dirname(file), source) ?? '';
      return pattern.test(inner) && ofKind.test(inner);
    };
    return isFields(values) ? [{folder, appliesTo, fields: values}] : [];
  });
}

/** Returns the front matter that a section of Hugo gives to its pages. */
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

/** Readers of the files that give fields to other files, by their names. */
const READERS: readonly (readonly [RegExp, (file: string, text: string) => Inherited[]])[] = [
  [/(?:^|\/)_config\.ya?ml$/, jekyllDefaults],
  [/(?:^|\/)_index\.\w+$/, hugoCascade],
  [
    // Data that Eleventy gives to all files of a folder: `posts/posts.json`.
    /(?:^|\/)([^/]+)\/\1(?:\.11tydata)?\.json$/,
    (file, text) =>
      list(JSON.parse(text)).map((data) =>
        // Tags of a folder are names of collections, which readers do not see.
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
 * Finds the fields that a folder gives to its files: Jekyll's defaults, Hugo's cascades, Eleventy's
 * data files. They say which texts were not public, and what their addresses were.
 */
export function inheritedFields(
  files: readonly string[],
  read: (file: string) => string,
): FieldsOf {
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
 * Adds fields that the folder of a post gives to it, such as its author. Fields that decide about
 * addresses and privacy are read elsewhere.
 */
export function withInherited(own: Fields, inherited: Fields): Fields {
  const {tags, description, authors, image, separator} = NAMES;
  const groups = [...tags.split(' '), description, authors, image, separator];
  const names = groups
    .map((group) => group.split(' '))
    .filter((group) => !group.some((name) => name in own))
    .flat();
  const added = Object.entries(inherited).filter(([name]) => names.includes(name));
  return {...Object.fromEntries(added), ...own};
}

/** Returns the authors in the data files of Jekyll, Hugo and Eleventy, by their keys. */
export function authorData(files: readonly string[], read: (file: string) => string): Fields {
  const file = files.find((each) => /(?:^|\/)_?data\/authors\.(?:ya?ml|json|toml)$/.test(each));
  try {
    return file === undefined ? {} : readData(file, {read});
  } catch {
    // The old engine could not read the file either.
    return {};
  }
}
