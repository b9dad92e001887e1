export {default} from '../features/chat';
