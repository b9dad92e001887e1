/**
 * Interface between the loader (`client/loader.ts`), inline scripts of the site, and the client.
 *
 * 1. `<meta name="late-client">` lists the scripts of the page by their paths below the base path,
 *    in the order of execution. `path#name` belongs to the chunk `name` and is loaded only by
 *    `lateClient.load(name)`.
 * 2. The loader sets `window.lateClient`. Until the client takes over, it holds events that only
 *    the client can handle. Before it holds an event, it dispatches `late-client-hold` on the
 *    target, a cancelable `CustomEvent` with the event as `detail`. An inline script that handles
 *    the event itself calls `preventDefault()` on the `CustomEvent`.
 * 3. A button whose click is held has the attribute `data-held`, for styles.
 * 4. The client calls `takeOver()` when React has hydrated the page, and replays the held events.
 * 5. `<meta name="late-client-storage">` is in pages that restore stored data, such as a chat; its content
 *    is the key of the data in the local storage. If the storage has the key, the scripts load at once.
 * 6. Scroll positions are in the session storage, see `POSITIONS`.
 */

import type {PluginOptions} from './options.js';

/** An event that happened before React could handle it. */
export interface HeldEvent {
  readonly event: Event;
  readonly target: HTMLElement;
  /** Value of a field after the event; undefined for other elements. */
  readonly value: string | undefined;
  /** True if a checkbox or radio button was checked after the event. */
  readonly checked: boolean | undefined;
  /** Button that has the attribute `data-held` because of this event. */
  readonly button?: Element | null;
}

/** `window.lateClient`. */
export interface LateClient {
  readonly held: readonly HeldEvent[];
  /** Set by the client; called with each further event that is held. */
  onHold?: (held: HeldEvent) => void;
  /** Loads the scripts of the page, or of a chunk that the option `chunks` lists. */
  readonly load: (chunk?: string) => void;
  /** True if the browser reports a slow or metered connection. */
  readonly isSlowConnection: () => boolean;
  /** Stops holding events, and removes the message that scripts could not be loaded. */
  readonly takeOver: () => void;
}

/** Values that the build inserts into the loader. */
export interface LoaderOptions extends Pick<PluginOptions, 'delay' | 'idle'> {
  /** Base path with a slash at both ends. */
  readonly base: string;
  /** Paths whose scripts load at once, without a slash at the end. */
  readonly eager: readonly string[];
  readonly positions: typeof POSITIONS;
  /** Message that scripts could not be loaded. */
  readonly message: string;
  /** Label of the button that tries again. */
  readonly retry: string;
}

/**
 * Key of scroll positions in the session storage: pairs of a history entry's key and its last
 * scroll position.
 */
export const POSITIONS = 'late-client-positions';

declare global {
  interface Window {
    /** Undefined with `docusaurus start`, where the client loads immediately. */
    readonly lateClient?: LateClient;
  }
}
