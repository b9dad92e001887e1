import type {Document, YAMLMap, YAMLSeq} from 'yaml';
import {isMap, isSeq, parseDocument} from 'yaml';

/** YAML after a change; comments, order, quotes and line ends stay. */
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

/** Makes a document that is empty, or only comments, an empty list or map; its comments stay. */
function fill(document: Document.Parsed, empty: readonly [] | object): YAMLSeq | YAMLMap {
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

/** The list that a document is, one entry a line. */
export function listOf(document: Document.Parsed): YAMLSeq<YAMLMap> {
  const list = fill(document, []) as YAMLSeq<YAMLMap>;
  list.flow = false;
  return list;
}

/** The map that a document is, one entry a line. */
export function mapOf(document: Document.Parsed): YAMLMap {
  const map = fill(document, {}) as YAMLMap;
  map.flow = false;
  return map;
}
