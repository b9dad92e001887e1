export {importBlog} from './importBlog.js';
export type {AdoptedSettings, FileProblem, ImportOptions, ImportResult} from './importBlog.js';
export {ImportError} from './ImportError.js';
export type {TargetSite} from './TargetSite.js';
export type {MarkdownSettings} from './docusaurus/types.js';
export type {Change} from './files/changes.js';
export type {OldSettings} from './read/docusaurusConfig.js';
