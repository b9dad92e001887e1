/** Posts from which on a page that shows each of them takes long to be drawn. */
export const MANY_POSTS = 200;
