/** Functions that edit texts, YAML and files, for other tools. */
export {applyChanges, applyEdits} from './files/changes.js';
export type {Change, Edit} from './files/changes.js';
export {editYaml, listOf, mapOf} from './files/editYaml.js';
