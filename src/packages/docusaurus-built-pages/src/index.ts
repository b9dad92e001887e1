export {docGroups} from './docGroups.js';
export type {DocGroup, GroupLabels} from './docGroups.js';
export {formulaText} from './formulaText.js';
export {
  codeOf,
  findElement,
  footnotesOf,
  hasClass,
  isDisplayFormula,
  isElement,
  isPhrasing,
  isPlaygroundFrame,
  isSkipped,
  tabPanels,
  texOf,
  textOf,
} from './hastText.js';
export {allContents, pluginContents} from './pluginContents.js';
export {publishedPages} from './publishedPages.js';
export type {DocsVersion, PageTag, PublishedPage} from './publishedPages.js';
export {readBlocks} from './readBlocks.js';
export type {ArticleText} from './readBlocks.js';
export {readBuiltPage} from './readBuiltPage.js';
export type {BuiltPage} from './readBuiltPage.js';
export {readOutput} from './readOutput.js';
export type {Output} from './readOutput.js';
export {routePath} from './routePath.js';
export type {ContentBlock, ContentHeading} from './types.js';
