export {default as CopyButton} from './CopyButton.js';
export {default as MarkdownPage, useMarkdownPage} from './MarkdownPage.js';
export type {MarkdownPageValue, PageKind} from './MarkdownPage.js';
export {useButtonOptions, useShowsButton} from './useButton.js';
export {useDocMetadata} from './useDocMetadata.js';
