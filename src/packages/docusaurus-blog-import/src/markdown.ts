/** Public parser that reads Markdown as a Docusaurus site does. */
export {parseTree, textForParser} from './docusaurus/parseMarkdown.js';
