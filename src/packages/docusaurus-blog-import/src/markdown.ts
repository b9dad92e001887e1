/** Public functions that read posts as a Docusaurus site does: parser, formats, dates and addresses. */
export {addressProblem, isIndexAddress, servedAddresses} from './docusaurus/pageAddresses.js';
export {parseTree, textForParser} from './docusaurus/parseMarkdown.js';
export {
  isScheduled,
  parseTime,
  permalinkOf,
  postAddress,
  readDay,
} from './docusaurus/postAddress.js';
export {
  hashedPermalink,
  isUsablePermalink,
  normalizeLabel,
  readablePermalink,
  docusaurusPermalink,
} from './docusaurus/tagAddresses.js';
export {formatOf} from './docusaurus/types.js';
export type {MarkdownFormat} from './docusaurus/types.js';
