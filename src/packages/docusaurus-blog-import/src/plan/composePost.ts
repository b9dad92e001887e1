import {stringify} from 'yaml';
import type {PostFiles} from '../addresses/planCopies.js';
import {moveAddresses} from '../addresses/moveAddresses.js';
import type {AddressContext} from '../addresses/resolveAddress.js';
import {createResolver} from '../addresses/resolveAddress.js';
import {readsDifferently, withoutMdx1Syntax} from '../docusaurus/formats.js';
import {parseTree} from '../docusaurus/parseMarkdown.js';
import {formatOf} from '../docusaurus/types.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import {asCommonMark} from '../mdx/asCommonMark.js';
import type {ComponentContext} from '../mdx/imports.js';
import {moveComponents} from '../mdx/moveComponents.js';
import {splitFrontMatter} from '../read/frontMatter.js';
import type {ConvertedText, Note} from '../report/notes.js';
import {withField} from '../text.js';
import type {Lists} from './lists.js';
import type {PlacedPost, PlanSettings} from './placePosts.js';

/** Functions and settings that resolve the addresses and the components of a text. */
export type TextContext = PostFiles & AddressContext & ComponentContext;

/**
 * Writes fields as YAML, with quotes around a title or slug such as `2020-01-02`, which would otherwise be
 * read as a date.
 */
const toYaml = (fields: object) =>
  stringify(fields, {lineWidth: 0}).replace(/^(title|slug): ([\d-]+)$/gm, '$1: "$2"');

/**
 * Writes the front matter of a post from an engine other than Docusaurus. Fields that Docusaurus does
 * not use become comments.
 */
function headOf(
  {converted, slug, date, isDraft}: PlacedPost,
  {tags, authors}: Lists,
  defaultAuthor: string | undefined,
  image: string | undefined,
  mdx: object | undefined,
): string {
  const keys = converted.authors.map(({name, fields}) => authors.keyOf(name, fields));
  const authorKeys = [...new Set(keys)];
  const tagKeys = [...new Set(converted.tags.map(tags.keyOf))];
  const {title, description, ...otherFields} = converted.fields;
  const head = {
    title,
    description,
    slug,
    date,
    authors: authorKeys.length > 0 ? authorKeys : defaultAuthor && [defaultAuthor],
    tags: tagKeys.length > 0 ? tagKeys : undefined,
    image,
    mdx,
    draft: isDraft || undefined,
    ...otherFields,
  };
  const comments = Object.entries(converted.unused)
    .flatMap(([name, value]) =>
      toYaml({[name]: value})
        .trimEnd()
        .split('\n'),
    )
    .map((line) => `${`# ${line}`.trimEnd()}\n`);
  return `---\n${toYaml(head)}${comments.join('')}---\n\n`;
}

/** Converts a text so that it builds here: to MDX with its components, or else to CommonMark. */
function makeBuildable(
  {post: {source, body}, format}: PlacedPost,
  context: TextContext,
  {site: {markdown}, commonMarkPosts}: PlanSettings,
) {
  const withoutMdx1 = (text: string, kind: 'md' | 'mdx') =>
    markdown.mdx1Compat === false ? withoutMdx1Syntax(text, kind) : text;
  if (format === 'md') {
    return {format, body: withoutMdx1(body, 'md'), notes: [], packages: []};
  }
  try {
    const {text, notes, packages} = moveComponents(withoutMdx1(body, 'mdx'), context);
    parseTree(text, 'mdx', markdown);
    if (commonMarkPosts?.has(source)) {
      throw new Error('a trial build failed');
    }
    return {format, body: text, notes, packages};
  } catch (error) {
    const plain = asCommonMark(body);
    const reason = `cannot be built as MDX (${(error as Error).message}); it is read as plain Markdown`;
    const notes: Note[] = [...plain.notes, {kind: 'text', text: reason}];
    return {format: 'md', body: withoutMdx1(plain.text, 'md'), notes, packages: []} as const;
  }
}

/** Writes the file of a post, with notes for its author. */
export function composePost(
  placed: PlacedPost,
  context: TextContext,
  settings: PlanSettings,
  lists: Lists,
) {
  const {post, converted, stem, isDraft} = placed;
  const {markdown} = settings.site;
  const {isDocusaurus} = context;
  const {format, body, notes, packages} = makeBuildable(placed, context, settings);
  const moved = moveAddresses(body, format, context, markdown);
  const pictureNotes: Note[] = [];
  const {cover} = createResolver(context, (note) => void pictureNotes.push(note));
  const image = converted.image === undefined ? undefined : cover(converted.image);
  // `moveAddresses` and `cover` have set `hasFiles` if the post refers to files.
  const file = `${stem}${context.state.hasFiles && !isDocusaurus ? '/index' : ''}.${post.kind}`;
  const siteFormat = formatOf({file, fields: isDocusaurus ? post.fields : {}}, markdown);
  const needsFormat = siteFormat !== format && readsDifferently(moved.text, markdown);
  const mdx = needsFormat ? {format} : undefined;
  // The front matter of a Docusaurus post stays as it was written; only `mdx.format` is added if needed.
  const text = isDocusaurus
    ? (mdx ? withField(post.head, `mdx: {format: ${format}}`, ['mdx']) : post.head) + moved.text
    : `${headOf(placed, lists, settings.author, image, mdx)}${moved.text.trim()}\n`;
  return {
    source: post.source,
    text,
    isDraft,
    packages,
    /** Path from the site's root. */
    file,
    /** Day (YYYY-MM-DD) on which a scheduled post is published. */
    publishDay: isDraft || placed.isVisible ? undefined : placed.date,
    /** Names of fields that became comments. */
    unused: isDocusaurus ? [] : Object.keys(converted.unused),
    /** Changes and problems that the author should check. */
    notes: [...post.notes, ...notes, ...moved.notes, ...pictureNotes],
  };
}

/**
 * Rewrites a copied MDX or Markdown file that posts import: its addresses, and the paths that it imports
 * if they change.
 */
export function composeCopiedText(
  to: string,
  text: string,
  context: TextContext,
  markdown: MarkdownSettings,
): ConvertedText {
  const {body, fields} = splitFrontMatter(text);
  const format = formatOf({file: to, fields}, markdown);
  // Files below `_parts` are copied with the files that they import, at the same relative paths.
  const needsNewImports = format === 'mdx' && context.isDocusaurus && !/\/_parts\//.test(to);
  const rewritten = needsNewImports ? moveComponents(body, context) : {text: body, notes: []};
  const moved = moveAddresses(rewritten.text, format, context, markdown);
  return {
    text: text.slice(0, text.length - body.length) + moved.text,
    notes: [...rewritten.notes, ...moved.notes],
  };
}
