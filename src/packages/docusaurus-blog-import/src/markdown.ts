/** Parser that reads Markdown as a Docusaurus site does, for other tools. */
export {parseTree, textForParser} from './docusaurus/parseMarkdown.js';
