/** Theme of a site whose search is another one: the chat alone. */
export {default} from '../../theme/ChatPage/index.js';
