export {default} from '../features/newsletter/Subscribe';
