import {createContext} from 'react';

/** True on the page of a post. Lists of posts use the same layout. */
export const PostPage = createContext(false);
