/** Parsers that read a text as a Docusaurus site does, for other tools. */
export {parseInPlace, parseMarkdown, parseTree} from './docusaurus/parseMarkdown.js';
