export {Chat} from './Chat.js';
export type {ChatOptions} from './options.js';
export type {ChatSettings, Suggestion} from './chatSettings.js';
