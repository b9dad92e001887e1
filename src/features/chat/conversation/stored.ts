/** Key in local storage. */
export const STORED_KEY = 'chat-conversation';

/** Of the shape that is stored; what has another is dropped. */
export const STORED_VERSION = 1;

/** How many turns are kept: the newest. */
export const STORED_TURNS = 50;

/** Characters of a stored conversation at most; older turns go first. */
export const STORED_LENGTH = 200_000;
