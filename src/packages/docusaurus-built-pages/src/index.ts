export type {GroupLabels} from './docGroups.js';
export {
  admonitionOf,
  codeOf,
  findElement,
  footnotesOf,
  hasClass,
  isAdmonition,
  isDecoration,
  isDisplayFormula,
  isElement,
  isSkipped,
  tabPanels,
  texOf,
  textOf,
} from './hastText.js';
export {allContents, listedContent} from './allContents.js';
export {publishedPages} from './publishedPages.js';
export type {DocsVersion, PageTag, PublishedPage} from './publishedPages.js';
export {readBuiltPage} from './readBuiltPage.js';
export type {BuiltPage} from './readBuiltPage.js';
export {readOutput} from './readOutput.js';
export type {Output} from './readOutput.js';
export {routePath} from './routePath.js';
export type {ContentBlock, ContentHeading} from './types.js';
