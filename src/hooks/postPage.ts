import {createContext} from 'react';

/** True on the page of a post; false in lists of posts, which use the same layout. */
export const PostPage = createContext(false);
