/** Public functions that edit YAML and write files. */
export {applyChanges} from './files/changes.js';
export type {Change} from './files/changes.js';
export {editYaml, listOf, mapOf} from './files/editYaml.js';
