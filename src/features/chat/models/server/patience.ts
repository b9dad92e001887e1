/** How long a list of models may take, in milliseconds: the server only has to look at what it holds. */
export const LIST_PATIENCE = 8000;

/** How long the vectors of one batch may take, in milliseconds; the first waits until the model is loaded. */
export const EMBED_PATIENCE = 180_000;
