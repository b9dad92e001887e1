import type {Document, YAMLMap, YAMLSeq} from 'yaml';
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import type {Edit} from '../changes';
import {applyEdits} from '../changes';
import {yamlText} from '../format';

const HEAD = /^\uFEFF?---[ \t]*\r?\n(.*?)^---[ \t]*\r?$/ms;

/**
 * A post with another tag in place of one, once; every other character stays. Where it had both, the
 * list of its tags is written anew.
 */
export function replaceTag(source: string, from: string, to: string): string {
  const match = HEAD.exec(source);
  const head = match?.[1] ?? '';
  const seq = parseDocument(head).get('tags');
  if (!isSeq(seq)) {
    return source;
  }
  const tags = seq.toJSON() as unknown[];
  if (!tags.includes(from)) {
    return source;
  }
  const start = source.indexOf(head, match?.[0].indexOf('\n'));
  const scalars = seq.items.flatMap((item) => (isScalar(item) && item.range ? [item] : []));
  const renamed = [...new Set(tags.map((tag) => (tag === from ? to : tag)))];
  const edits: Edit[] =
    renamed.length === tags.length
      ? scalars
          .filter(({value}) => value === from)
          .map(({range, source: written}) => ({
            start: start + (range?.[0] ?? 0),
            end: start + (range?.[1] ?? 0),
            text: written === to ? written : quoted(head.slice(range?.[0], range?.[1]), to),
          }))
      : [
          {
            start: start + (seq.range?.[0] ?? 0),
            end: start + (seq.flow ? (seq.range?.[1] ?? 0) : (scalars.at(-1)?.range?.[1] ?? 0)),
            text: listText(
              renamed.map(String),
              seq.flow ? undefined : indentOf(head, seq.range?.[0]),
            ),
          },
        ];
  return applyEdits(source, edits);
}

function indentOf(text: string, offset = 0): string {
  return text.slice(text.lastIndexOf('\n', offset) + 1, offset);
}

/** Tags as a list in brackets, or one a line behind an indent. */
function listText(tags: readonly string[], indent?: string): string {
  const words = tags.map(yamlText);
  return indent === undefined
    ? `[${words.join(', ')}]`
    : words.map((word) => `- ${word}`).join(`\n${indent}`);
}

/** A word in the quotes that another had, or as plain as YAML allows. */
function quoted(written: string, word: string): string {
  const [mark = ''] = /^["']/.exec(written) ?? [];
  return mark ? `${mark}${word}${mark}` : yamlText(word);
}

/** A list after a change; its comments stay, and the parser lays it out. */
function editYaml(source: string, change: (document: Document.Parsed) => void): string {
  const document = parseDocument(source);
  change(document);
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}

export interface RenamedTag {
  readonly key: string;
  readonly label: string;
  readonly permalink: string;
}

/** `blog/tags.yml` with another key, label and address of one tag, or without it. */
export function editTags(source: string, tag: string, renamed?: RenamedTag): string {
  return editYaml(source, (document) => {
    const list = document.contents as unknown as YAMLMap;
    const pair = list.items.find(({key}) => isScalar(key) && String(key.value) === tag);
    if (!renamed) {
      list.delete(pair?.key);
    } else if (pair) {
      const {key, label, permalink} = renamed;
      if (isScalar(pair.key)) {
        pair.key.value = key;
      }
      if (!isMap(pair.value)) {
        pair.value = document.createNode({});
      }
      (pair.value as YAMLMap).set('label', label);
      (pair.value as YAMLMap).set('permalink', permalink);
    }
  });
}

/**
 * `blog/redirects.yml` after a page has moved: what led to it leads to its new address, and so does
 * its old address, if readers have seen it there.
 */
export function moveRedirects(
  source: string,
  {from, to, wasPage}: {readonly from: string; readonly to: string; readonly wasPage: boolean},
): string {
  const before = source.trim() === '' ? '[]' : source;
  const after = editYaml(before, (document) => {
    // Its form has been checked.
    const list = document.contents as unknown as YAMLSeq<YAMLMap>;
    const entries = list.items;
    entries.filter((entry) => entry.get('to') === from).forEach((entry) => entry.set('to', to));
    list.items = entries.filter((entry) => {
      const source = entry.get('from');
      return source !== entry.get('to') && source !== to;
    });
    if (wasPage && !entries.some((entry) => entry.get('from') === from)) {
      list.flow = false;
      list.add(document.createNode({from, to}, {flow: true}));
    }
  });
  return source.trim() === '' && after.trim() === '[]' ? source : after;
}
