import type {Document, YAMLMap, YAMLSeq} from 'yaml';
import {isMap, isSeq, parseDocument} from 'yaml';

/**
 * Edits YAML; comments, order, quotes and line endings stay. Returns the source itself if its content
 * stays the same: an empty list or map is equal to an empty file.
 */
export function editYaml(source: string, change: (document: Document.Parsed) => void): string {
  const document = parseDocument(source);
  const valueOf = () => JSON.stringify(document.toJS()).replace(/^(?:\[\]|\{\})$/, 'null');
  const before = valueOf();
  change(document);
  if (valueOf() === before) {
    return source;
  }
  const edited = document.toString({lineWidth: 0, flowCollectionPadding: false});
  const text = source.includes('\r\n') ? edited.replace(/\r?\n/g, '\r\n') : edited;
  // The comment at the top belongs to the first entry, which may have been removed.
  const [comment = ''] = /^(?:#.*\n)+/.exec(source) ?? [];
  return text.includes(comment.trim()) ? text : comment + text;
}

/** Returns the list or map in a document, with one entry per line; without a list or map, adds `empty`. */
function contentsOf(document: Document.Parsed, empty: readonly [] | object): YAMLSeq | YAMLMap {
  const {contents} = document;
  const hasEntries = isSeq(contents) || isMap(contents);
  const node = hasEntries ? contents : document.createNode(empty);
  if (!hasEntries) {
    node.commentBefore = contents?.commentBefore;
    node.comment = contents?.comment;
    (document as Document).contents = node;
  }
  node.flow = false;
  return node;
}

export const listOf = (document: Document.Parsed) => contentsOf(document, []) as YAMLSeq<YAMLMap>;

export const mapOf = (document: Document.Parsed) => contentsOf(document, {}) as YAMLMap;
