import type {Document, YAMLMap, YAMLSeq} from 'yaml';
import {isMap, isSeq, parseDocument} from 'yaml';

/** Edits YAML; comments, order, quotes and line ends stay. An empty list or map counts as nothing. */
export function editYaml(source: string, change: (document: Document.Parsed) => void): string {
  const document = parseDocument(source);
  const valueOf = () => JSON.stringify(document.toJS()).replace(/^(?:\[\]|\{\})$/, 'null');
  const before = valueOf();
  change(document);
  if (valueOf() === before) {
    return source;
  }
  const edited = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return source.includes('\r\n') ? edited.replace(/\r?\n/g, '\r\n') : edited;
}

/** Returns the list or map in a document. A document without one gets `empty`, and keeps its comments. */
function ensureContents(document: Document.Parsed, empty: readonly [] | object): YAMLSeq | YAMLMap {
  const {contents} = document;
  if (isSeq(contents) || isMap(contents)) {
    return contents;
  }
  const node = document.createNode(empty);
  node.commentBefore = contents?.commentBefore;
  node.comment = contents?.comment;
  (document as Document).contents = node;
  return node;
}

/** Returns the list in a document, with one entry per line. */
export function listOf(document: Document.Parsed): YAMLSeq<YAMLMap> {
  const list = ensureContents(document, []) as YAMLSeq<YAMLMap>;
  list.flow = false;
  return list;
}

/** Returns the map in a document, with one entry per line. */
export function mapOf(document: Document.Parsed): YAMLMap {
  const map = ensureContents(document, {}) as YAMLMap;
  map.flow = false;
  return map;
}
