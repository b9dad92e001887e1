import {visit} from 'unist-util-visit';
import {cutAtWord} from './cutAtWord';
import {dateOfPost} from './dateOfPost';
import {decodeText} from './decodeText';
import {describePost} from './describePost';
import {keepTemplateTags} from './keepTemplateTags';
import type {KnownTag, MappedTags} from './mapTags';
import {mapTags} from './mapTags';
import {mendFences} from './mendFences';
import {mendProse} from './mendProse';
import {nameOfPost, slugOfPost, titleFromName} from './nameOfPost';
import {parseDay} from './parseDay';
import {parseMarkdown} from './parseMarkdown';
import type {PickedFields} from './pickFields';
import {pickFields} from './pickFields';
import {plainText} from './plainText';
import {firstTitle, shiftHeadings} from './shiftHeadings';
import {splitFrontMatter} from './splitFrontMatter';

/** A post of the imported folder, in this site's terms; its addresses are still those of old. */
export interface ReadPost {
  /** Path from the imported folder. */
  readonly source: string;
  /** The file's name without day and ending. */
  readonly name: string;
  readonly title: string;
  /** The whole title, where it had to be cut. */
  readonly longTitle?: string;
  readonly description?: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly updated?: string;
  readonly slug: string;
  readonly tags: MappedTags;
  readonly body: string;
  readonly isDraft: boolean;
  readonly picked: PickedFields;
  readonly unread?: string;
  /** Texts of the front matter that the post carries in full. */
  readonly carried: ReadonlySet<string>;
  readonly notes: readonly string[];
}

export interface FoundFile {
  readonly source: string;
  readonly bytes: Uint8Array;
  /** Epoch milliseconds. */
  readonly changed: number;
}

function hasText(body: string): boolean {
  let found = false;
  visit(parseMarkdown(body), (node) => {
    found ||=
      node.type === 'image' ||
      ('value' in node && node.value.trim() !== '' && !/^<!--[^]*-->$/.test(node.value.trim()));
  });
  return found;
}

/** Reads one file of an export; a text in place of the post says why it cannot be one. */
export function readPost(
  {source, bytes, changed}: FoundFile,
  known: readonly KnownTag[],
): ReadPost | string {
  const decoded = decodeText(bytes);
  if (!decoded) {
    return 'is no text';
  }
  const {fields, body: written, unread, problem} = splitFrontMatter(decoded.text);
  const picked = pickFields(fields);
  const marked = picked.separator
    ? written.replace(picked.separator, '\n\n<!--more-->\n\n')
    : written;
  if (!hasText(marked)) {
    return 'is empty';
  }
  const {name, fileDay} = nameOfPost(source);
  const title =
    plainText(picked.title ?? '') || firstTitle(marked) || titleFromName(name) || 'Untitled';
  const steps = [
    mendFences,
    keepTemplateTags,
    mendProse,
    (text: string) => shiftHeadings(text, title),
  ];
  const stepNotes: string[] = [];
  const body = steps.reduce((text, step) => {
    const result = step(text);
    stepNotes.push(...result.notes);
    return result.text;
  }, marked);
  const {text: description, notes: descriptionNotes} = describePost(picked.excerpts, body);
  const {day: date, whole, notes: dateNotes} = dateOfPost(picked.dates, fileDay, changed);
  const changedDay = picked.updated === undefined ? undefined : parseDay(picked.updated);
  const updated = changedDay && changedDay.day > date ? changedDay.day : undefined;
  const tags = mapTags(picked.tags, known);
  const slug = slugOfPost(picked, name, title);
  const wasDraft = picked.isDraft || /(?:^|\/)_?drafts\//i.test(source);
  const isCut = title.length > 70;
  const lacks = tags.keys.length < 3;
  const saysUpdated = changedDay?.isWhole === true && changedDay.day >= date;
  const carried = [description, whole, title, saysUpdated ? picked.updated : undefined];
  return {
    source,
    name,
    title: cutAtWord(title, 70),
    ...(isCut ? {longTitle: title} : {}),
    description,
    date,
    updated,
    slug,
    tags,
    body,
    isDraft: wasDraft || lacks || description === undefined,
    picked,
    unread,
    carried: new Set(carried.filter((text) => text !== undefined)),
    notes: [
      ...decoded.notes,
      ...(problem ? [`${problem}; read line by line`] : []),
      ...(picked.title ? [] : [`title "${title}" taken from the text or the file's name`]),
      ...(isCut ? ['title cut to 70 characters; the whole one stands above the text'] : []),
      ...dateNotes,
      ...(picked.updated !== undefined && changedDay === undefined
        ? [`"${picked.updated}" is no date of a change`]
        : []),
      ...(wasDraft ? ['draft: it was one'] : []),
      ...descriptionNotes,
      ...tags.notes,
      ...(lacks ? [`draft: ${tags.keys.length} of the three tags a post needs`] : []),
      ...stepNotes,
    ],
  };
}
