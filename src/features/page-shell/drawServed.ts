// What draws the page in the place of what was served: one chunk, fetched when it is wanted.
export {carryOver} from './carryOver';
export {untilFree} from './untilFree';
