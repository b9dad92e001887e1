/** Parser that reads Markdown as a Docusaurus site does, for other tools. */
export {parseTree} from './docusaurus/parseMarkdown.js';
