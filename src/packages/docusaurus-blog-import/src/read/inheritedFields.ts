import path from 'node:path';
import {csvParse} from 'd3-dsv';
import type {OldFiles} from '../oldAddresses/rules.js';
import {readData, settingOf, validData} from '../oldAddresses/rules.js';
import type {Fields} from './exportedPost.js';
import {fieldsIn, isFields} from './exportedPost.js';
import {NAMES, plainName} from './fieldNames.js';
import {
  docusaurusExclusions,
  eleventyData,
  eleventyIgnored,
  globPattern,
  ignoredByCode,
  jekyllExclusions,
} from './exclusions.js';
import {dottedFields} from './frontMatter.js';
import {configCascade, sectionCascade} from './hugoCascade.js';
import type {Inherited} from './inherited.js';
import {inFolder, objectsIn} from './inherited.js';
import {textOf} from '../text.js';

/** Returns all fields that a file inherits, even if its own front matter overrides them. */
export type FieldsOf = (source: string) => Fields;

/** Returns the `defaults` for front matter in Jekyll's configuration, by folder or type. */
function jekyllDefaults(file: string, {defaults}: Fields): Inherited[] {
  return objectsIn(defaults).flatMap(({scope, values}) => {
    const {path: scoped, type} = fieldsIn(scope);
    const folder = String(scoped ?? '').replace(/^\/|\/$/g, '');
    const pattern = globPattern(folder, '[^/]*');
    const matches = (inner: string) =>
      pattern.test(inner) && (type === undefined || `/${inner}`.includes(`/_${String(type)}/`));
    const root = path.posix.dirname(file);
    // Here, `folder` only decides which of several defaults wins: the one with the deepest folder.
    return isFields(values) ? [{...inFolder(root, values, matches), folder}] : [];
  });
}

/** Returns the fields of posts in Substack's list of posts, whose texts have no front matter. */
function substackList(file: string, {read}: OldFiles): Inherited[] {
  return csvParse(read(file)).flatMap((row) => {
    const fields = Object.fromEntries(Object.entries(row).filter(([, value]) => value));
    const {post_id: id} = fields;
    const isOfText = (inner: string) => `/${inner}`.replace(/\.\w+$/, '').endsWith(`/${id}`);
    const slug = id?.replace(/^\d+\./, '');
    return id
      ? [inFolder(path.posix.dirname(file), {...fields, slug, permalink: `/p/${slug}`}, isOfText)]
      : [];
  });
}

/** Returns the fields that Nikola keeps in a `.meta` file beside a text. */
function nikolaFile(file: string, {read}: OldFiles): Inherited[] {
  const isOfText = (inner: string) =>
    inner.replace(/\.\w+$/, '') === path.posix.basename(file, '.meta');
  return [inFolder(path.posix.dirname(file), dottedFields(read(file)), isOfText)];
}

/** Returns the marker that ends the introductions of all posts as a field. */
function separatorField(file: string, excerpt_separator: string | undefined): Inherited[] {
  return excerpt_separator ? [inFolder(path.posix.dirname(file), {excerpt_separator})] : [];
}

/** Returns a reader that also reads this marker, from the code of a configuration. */
const withSeparator =
  (reader: typeof ignoredByCode) =>
  (file: string, exported: OldFiles): Inherited[] => [
    ...reader(file, exported),
    ...separatorField(file, settingOf(exported.read(file), 'excerpt_separator')),
  ];

/**
 * Functions that read inherited fields, each with a pattern of the files that it reads. An excluded file
 * inherits a field that hides it.
 */
const READERS: readonly (readonly [RegExp, (file: string, exported: OldFiles) => Inherited[]])[] = [
  [
    /(?:^|\/)_config\.ya?ml$/,
    (file, exported) => {
      const config = readData(file, exported);
      return [
        ...separatorField(file, textOf(config['excerpt_separator'])),
        ...jekyllDefaults(file, config),
        ...jekyllExclusions(file, config),
      ];
    },
  ],
  [/(?:^|\/)_index\.\w+$/, sectionCascade],
  [
    /(?:^|\/)(?:(?:hugo|config)|config\/(?:_default|production)\/(?:hugo|config|cascade))\.(?:toml|ya?ml|json)$/,
    configCascade,
  ],
  [
    /(?:^|\/)(?:\.eleventyignore|\.gitignore|(?:\.eleventy|eleventy\.config)\.[mc]?[jt]s)$/,
    withSeparator(eleventyIgnored),
  ],
  [/(?:^|\/)docusaurus\.config\.[mc]?[jt]s$/, docusaurusExclusions],
  [
    /(?:^|\/)(?:gatsby-config|src\/content\.config|src\/content\/config)\.[mc]?[jt]s$/,
    withSeparator(ignoredByCode),
  ],
  [
    // This Obsidian plugin publishes only notes with `dg-publish: true`.
    /(?:^|\/)\.obsidian\/plugins\/digitalgarden\/manifest\.json$/,
    () => [inFolder('', {'dg-publish': false})],
  ],
  [/(?:^|\/)posts\.csv$/, substackList],
  [/\.meta$/, nikolaFile],
  [/\.json$|\.11tydata\.[mc]?[jt]s$/, eleventyData],
  [
    // With this filter, Quartz publishes only notes with `publish: true`.
    /^quartz\.config\.ts$/,
    (file, exported) => [
      ...ignoredByCode(file, exported),
      ...(/^(?!\s*\/\/).*\bExplicitPublish\(/m.test(exported.read(file))
        ? [inFolder('', {publish: false})]
        : []),
    ],
  ],
];

/** Reads the fields that files inherit, among them privacy and permalinks. */
export function inheritedFields(exported: OldFiles): FieldsOf {
  const all = exported.files.flatMap((file) => {
    try {
      const [, reader] = READERS.find(([pattern]) => pattern.test(file)) ?? [];
      return reader?.(file, exported) ?? [];
    } catch {
      // A file that is not valid gives no fields, as in the old engine.
      return [];
    }
  });
  // Fields of deeper folders override those of the folders above.
  all.sort((one, other) => one.folder.length - other.folder.length);
  return (source) =>
    Object.assign(
      {},
      ...all.filter(({appliesTo}) => appliesTo(source)).map(({fields}) => fields),
    ) as Fields;
}

/** Adds the inherited fields that an imported post keeps, such as its author. */
export function withInherited(fields: Fields, inherited: Fields): Fields {
  const {tags, title, date, slug, description, authors, image, separator} = NAMES;
  // A field of the post replaces inherited ones of the same meaning, but tags do not replace categories.
  const groups = [
    ...tags.map((name) => [name]),
    ...[title, date, slug, description, authors, image, separator],
  ];
  const names = groups
    .filter((group) => !Object.keys(fields).some((name) => group.includes(plainName(name))))
    .flat();
  const added = Object.entries(inherited).filter(([name]) => names.includes(plainName(name)));
  return {...Object.fromEntries(added), ...fields};
}

/** Returns the authors in data files of Jekyll, Hugo, Eleventy and MkDocs, by their keys. */
export function authorData(exported: OldFiles): Fields {
  const file = exported.files.find((each) =>
    /(?:^|\/)(?:_?data\/authors\.(?:ya?ml|json|toml)|\.authors\.ya?ml)$/.test(each),
  );
  const data = file === undefined ? {} : validData(file, exported);
  // Material for MkDocs has its authors in a field.
  return isFields(data['authors']) ? data['authors'] : data;
}
