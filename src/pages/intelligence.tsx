export {default} from '../features/intelligence';
