export {Chat} from './Chat.js';
export type {ChatSettings, Suggestion} from './settings.js';
