/** Reads and compares all posts, for related posts, backlinks and the map. */
export {comparePosts} from './comparePosts';
export {createContentIndex} from './createContentIndex';
export type {ReadContentIndex} from './createContentIndex';
export type {GraphSource} from './comparePosts';
export type {ContentPost} from './types';
