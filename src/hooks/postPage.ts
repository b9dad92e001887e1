import {createContext} from 'react';

/** True on the page of a post, whose layout lists have as well. */
export const PostPage = createContext(false);
