export {default} from '../features/newsletter';
