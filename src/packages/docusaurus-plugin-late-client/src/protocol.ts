/**
 * What a page's loader (`client/loader.ts`), inline scripts of the site and the client share.
 *
 * 1. `<meta name="late-client">` lists the scripts of the page by their paths below the base path,
 *    in the order of their execution. `path#name` belongs to the chunk `name` and is loaded by
 *    `lateClient.load(name)` alone.
 * 2. The loader sets `window.lateClient`. Until the client has taken over, it holds events that
 *    only the client can answer. First it sends `late-client-hold` to the target, a cancelable
 *    `CustomEvent` with the event as `detail`. An inline script that handles the event itself
 *    calls `preventDefault()` on this one.
 * 3. A held control has the attribute `data-held`, for styles.
 * 4. The client calls `takeOver()` when React has hydrated the page, and replays what was held.
 * 5. Scroll positions are in the session storage, see `POSITIONS`.
 */

/** An event that happened before React could answer it. */
export interface HeldEvent {
  readonly event: Event;
  readonly target: HTMLElement;
  /** State of a field after the event. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
  /** Control with the attribute `data-held`. */
  readonly control?: Element | null;
}

/** `window.lateClient`. */
export interface LateClient {
  readonly held: readonly HeldEvent[];
  /** Set by the client: called with each event that is held from then on. */
  onHold?: (held: HeldEvent) => void;
  /** Loads the scripts of the page, or those of a chunk among the option `chunks`. */
  readonly load: (chunk?: string) => void;
  /** True on a connection that is slow or metered, as far as the browser knows. */
  readonly isSlowConnection: () => boolean;
  /** Ends the holding of events, and removes the message that scripts could not be loaded. */
  readonly takeOver: () => void;
}

/** Values that the build puts into the loader. */
export interface LoaderOptions {
  /** Base path, with both slashes. */
  readonly base: string;
  /** Regular expression of paths whose scripts load at once. */
  readonly eager: string;
  readonly delay: number | false;
  readonly search: string | false;
  readonly positions: typeof POSITIONS;
  /** Message that scripts could not be loaded. */
  readonly message: string;
  /** Label of the button that tries again. */
  readonly retry: string;
}

/**
 * Key of scroll positions in the session storage: pairs of a history entry's key and the position
 * at which the reader left it.
 */
export const POSITIONS = 'late-client-positions';

declare global {
  interface Window {
    /** Missing under `docusaurus start`, where the client loads at once. */
    readonly lateClient?: LateClient;
  }
}
