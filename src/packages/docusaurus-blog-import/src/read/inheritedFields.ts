import path from 'node:path';
import {parse} from 'yaml';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';
import {splitFrontMatter} from './frontMatter.js';

interface Inherited {
  /** Start of the paths that the fields apply to. */
  readonly below: string;
  readonly fields: Fields;
}

/** Values that are absent from a file but said for its folder, without those it overrides. */
export type FieldsOf = (source: string) => Fields;

const list = (value: unknown): readonly Fields[] => [value].flat().filter(isFields);

/** Front matter that Jekyll's configuration gives to all files of a folder. */
function jekyllDefaults(config: string): Inherited[] {
  const {defaults} = (parse(config) ?? {}) as Fields;
  return list(defaults).flatMap(({scope, values}) => {
    const {path: below, type} = isFields(scope) ? scope : {};
    const folder = String(below ?? '').replace(/^\/|\/?\*.*$/g, '');
    const posts = type === 'drafts' ? '_drafts/' : '_posts/';
    return isFields(values) ? [{below: folder || (type ? posts : ''), fields: values}] : [];
  });
}

/** Returns the front matter that a section of Hugo gives to its pages. */
function hugoCascade(file: string, text: string): Inherited[] {
  const {cascade} = splitFrontMatter(text).fields;
  const below = `${path.posix.dirname(file)}/`;
  return list(cascade)
    .filter((fields) => fields['_target'] === undefined && fields['target'] === undefined)
    .map((fields) => ({
      below,
      fields: isFields(fields['params']) ? {...fields['params'], ...fields} : fields,
    }));
}

/** Data that Eleventy gives to all files of a folder: `posts/posts.json`. */
function eleventyData(file: string, text: string): Inherited[] {
  const fields: unknown = JSON.parse(text);
  return isFields(fields) ? [{below: `${path.posix.dirname(file)}/`, fields}] : [];
}

function inheritedFrom(file: string, read: (file: string) => string): Inherited[] {
  if (/^_config\.ya?ml$/.test(file)) {
    return jekyllDefaults(read(file));
  }
  if (/(?:^|\/)_index\.\w+$/.test(file)) {
    return hugoCascade(file, read(file));
  }
  return /(?:^|\/)([^/]+)\/\1(?:\.11tydata)?\.json$/.test(file)
    ? eleventyData(file, read(file))
    : [];
}

/**
 * Finds the fields that a folder gives to its files: Jekyll's defaults, Hugo's cascades, Eleventy's
 * data files. They say which texts were not public.
 */
export function inheritedFields(
  files: readonly string[],
  read: (file: string) => string,
): FieldsOf {
  const all = files.flatMap((file) => {
    try {
      return inheritedFrom(file, read);
    } catch {
      // A file that the old engine would not read either gives nothing.
      return [];
    }
  });
  // Quartz publishes only notes that say so, if its filter is on.
  const quartz = files.includes('quartz.config.ts') ? read('quartz.config.ts') : '';
  if (/^(?!\s*\/\/).*\bExplicitPublish\(/m.test(quartz)) {
    all.push({below: '', fields: {publish: false}});
  }
  // Inner folders override outer ones.
  all.sort((a, b) => a.below.length - b.below.length);
  return (source) =>
    Object.assign(
      {},
      ...all.filter(({below}) => source.startsWith(below)).map(({fields}) => fields),
    ) as Fields;
}
