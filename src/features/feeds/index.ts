/** RSS, Atom and JSON feeds of the blog. */
export {feedItems} from './feedItems';
export {writeFeeds} from './feeds';
