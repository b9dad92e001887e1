export {ChatIndexUnavailable} from './ChatIndexUnavailable';
export type {ChatEngine} from './createChatEngine';
export {createChatEngine} from './createChatEngine';
