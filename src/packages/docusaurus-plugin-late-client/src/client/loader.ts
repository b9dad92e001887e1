import type {HeldEvent, LateClient, LoaderOptions} from '../protocol.js';

interface NetworkNavigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly type?: string;
    readonly effectiveType?: string;
  };
}

/** Replaced by its value when the build minifies the loader. */
declare const OPTIONS: LoaderOptions;

/**
 * Loads the scripts of a page on the first interaction or when the browser is idle. Until the client has
 * started, holds events that it has to handle (see `protocol.ts`). The head of every page contains the
 * minified code of this function.
 *
 * Links, summaries, fields, popovers, and other native controls work without the client. Clicks on
 * anything else and some keys are held. The client replays them and reports changes of native
 * controls (`replayEvents.ts`). Outside React's root, only keys that open the search are held, and text
 * typed after a held click or key.
 *
 * This function must not use anything outside itself except `OPTIONS`: its compiled source is
 * inserted into pages.
 */
export default function loader(): void {
  // `docusaurus start` loads the client immediately.
  const meta = document.querySelector<HTMLMetaElement>('meta[name=late-client]');
  if (!meta) {
    return;
  }
  const files = meta.content.split(' ');
  /** Controls that work without the client. */
  const native =
    'summary,label,input:not([type=button],[type=submit]),[popovertarget],textarea,select,[controls],area,a[href]:not([href="#"],[role=button])';
  /** Elements whose role shows that they may handle keys. A `region` handles none: it only scrolls. */
  const widget =
    '[role]:not(a:not([role=button]),button,summary,input,textarea,select,[role=region])';
  /** Controls of Docusaurus' search themes. If a page has one, Ctrl+K, ⌘+K and `/` open the search. */
  const search = '.DocSearch-Button, .navbar__search';
  const listening = new AbortController();
  const held: HeldEvent[] = [];
  const loaded = new Set<string>();
  const {pathname} = location;
  /** Error handler for requests that may fail, for example without a connection. */
  const ignore = (): void => undefined;
  let isStarted = false;
  const lateClient: LateClient = {
    held,
    load,
    isSlowConnection,
    takeOver() {
      listening.abort();
      document.querySelector('.late-client-alert')?.remove();
    },
  };

  function isSlowConnection(): boolean {
    const {saveData, type, effectiveType = ''} = (navigator as NetworkNavigator).connection ?? {};
    return !!saveData || type === 'cellular' || /[23]g/.test(effectiveType);
  }

  function on(kinds: readonly string[], listener: (event: never) => void, mode?: 'passive'): void {
    const options = {signal: listening.signal, capture: true, passive: !!mode};
    kinds.forEach((kind) => addEventListener(kind, listener as EventListener, options));
  }

  /** Adds the scripts of the page or of a chunk, in order and only once. */
  function load(chunk?: string): void {
    files.forEach((each) => {
      const [file, name] = each.split('#');
      const source = OPTIONS.base + file;
      if (name === chunk && !loaded.has(source)) {
        loaded.add(source);
        const script = document.createElement('script');
        script.src = source;
        script.async = false;
        script.onerror = () => void handleMissing(source);
        document.head.append(script);
      }
    });
  }

  /** Fetches the scripts that all pages share (`main`, `runtime~main`) into the browser's cache. */
  function fetchShared(): void {
    files
      .filter((file) => /\bmain\./.test(file))
      // Reads the responses, because one that is not read may be canceled.
      .forEach((file) =>
        fetch(OPTIONS.base + file, {priority: 'low'})
          .then((response) => response.text())
          .catch(ignore),
      );
  }

  function start(): void {
    isStarted = true;
    // React needs the complete document.
    if (document.readyState !== 'loading') {
      load();
    }
  }

  /** True if the local storage contains the state that the page restores. */
  function hasStoredState(): boolean {
    const key = document.querySelector<HTMLMetaElement>('meta[name=late-client-storage]')?.content;
    try {
      return !!key && localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  function showAlert(source: string): void {
    if (document.querySelector('.late-client-alert')) {
      return;
    }
    // Stops holding events: they would never be replayed, and the button below must work.
    listening.abort();
    const alert = document.createElement('div');
    alert.className = 'late-client-alert';
    alert.role = 'alert';
    alert.textContent = `${OPTIONS.message} `;
    const button = document.createElement('button');
    button.textContent = OPTIONS.retry;
    // Does not reload while the network is unavailable.
    button.onclick = () => fetch(source, {cache: 'reload'}).then(() => location.reload(), ignore);
    alert.append(button);
    document.body.append(alert);
  }

  /** Reloads the page once if a newer deployment has removed the script; otherwise shows a message. */
  async function handleMissing(source: string): Promise<void> {
    const code = await fetch(source, {cache: 'reload'}).then(({status}) => status, ignore);
    try {
      // Reloads once per list of scripts: after a newer deployment, the page lists others.
      if (code === 404 && sessionStorage['missed'] !== files.join()) {
        sessionStorage['missed'] = files.join();
        location.reload();
        return;
      }
    } catch {
      // Does not reload without session storage: the page might reload forever.
    }
    showAlert(source);
  }

  /** True for elements that React will hydrate. Other elements have their own scripts. */
  function isInRoot(target: Element): boolean {
    return !!target.closest?.('#__docusaurus');
  }

  /** Stops an event and holds it, unless an inline script handles it. */
  function hold(event: Event, target = event.target as HTMLElement, button?: Element | null): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const init = {bubbles: true, cancelable: true, detail: event};
    if (target.dispatchEvent(new CustomEvent('late-client-hold', init))) {
      button?.setAttribute('data-held', '');
      record(event, target, button);
    }
  }

  /** Adds an event to those that the client replays. */
  function record(
    event: Event,
    target = event.target as HTMLElement,
    button?: Element | null,
  ): void {
    const {value, checked} = target as HTMLInputElement;
    const entry: HeldEvent = {event, target, value, checked, button};
    held.push(entry);
    lateClient.onHold?.(entry);
  }

  /** True for Ctrl+K or ⌘+K, and for a slash outside of fields. */
  function isSearchKey(event: KeyboardEvent): boolean {
    const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
    return key === '/'
      ? isOutsideFields(event)
      : /^k$/i.test(key) && ctrlKey !== metaKey && !shiftKey && !altKey;
  }

  /** True for a key without Ctrl, ⌘ and Alt that is pressed outside of fields. */
  function isOutsideFields({ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
    const fields = 'input,textarea,select,[contenteditable]';
    return !ctrlKey && !metaKey && !altKey && !(target as Element).matches?.(fields);
  }

  /** True for typing after a held click or key, which may open a text field, such as the search box. */
  function isForField(event: KeyboardEvent): boolean {
    const last = held.at(-1)?.event.type;
    // After a click, a space is not typing: it would press the button again.
    const followsOpener = last === 'keydown' || (last === 'click' && event.key !== ' ');
    return followsOpener && /^(.|Backspace)$/.test(event.key) && isOutsideFields(event);
  }

  on(['pointerdown', 'touchstart', 'focusin', 'wheel', 'keydown'], start, 'passive');
  // Scrolling in other elements does not count: a style sheet may cause it.
  on(['scroll'], ({target}: Event) => void (target === document && start()), 'passive');
  on(
    ['pointermove'],
    ({isTrusted, movementX, movementY}: PointerEvent) => {
      // Browsers report a move of zero pixels when the page appears below a resting pointer.
      if (!isTrusted || movementX || movementY) {
        start();
      }
    },
    'passive',
  );
  on(['click'], (event: MouseEvent) => {
    const place = event.target as HTMLElement;
    const {clientX, clientY} = event;
    if (!event.isTrusted || event.button || !isInRoot(place)) {
      return;
    }
    // Disabled buttons get no clicks. `late-client.css` sets `pointer-events: none` on them, so that
    // the click reaches an ancestor.
    const target =
      Array.from(place.querySelectorAll<HTMLElement>('button:disabled')).find((button) => {
        const {x, y, width, height} = button.getBoundingClientRect();
        return x < clientX && clientX < x + width && y < clientY && clientY < y + height;
      }) ?? place;
    const control = target.closest<HTMLElement>(native);
    const main = document.querySelector('main');
    if (main && control?.matches('[href="#__docusaurus_skipToContent_fallback"]')) {
      // Focuses `main`, because the link leads to an element that may begin with a sidebar.
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
      return;
    }
    const button = target.closest('button:not([popovertarget]),[role=button]');
    // A button inside a native control, such as in a `<summary>`, needs the client.
    if (!control || control.contains(button)) {
      hold(event, target, button);
    } else if (control.matches('summary')) {
      record(event, control);
    }
  });
  on(['keydown'], (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const target = event.target as HTMLInputElement;
    const isPlain = !ctrlKey && !metaKey && !altKey && !event.isComposing && isInRoot(target);
    // Only text fields have a selection. The browser handles Enter in other fields.
    const submitsForm = key === 'Enter' && !shiftKey && typeof target.selectionStart === 'number';
    const isForWidget = /^(Enter| |Arrow.+|Home|End)$/.test(key) && target.matches?.(widget);
    const isForSearch = isSearchKey(event) && document.querySelector(search);
    if (isForSearch || isForField(event) || (isPlain && (submitsForm || isForWidget))) {
      hold(event);
    }
  });
  on(['submit'], (event: Event) => isInRoot(event.target as Element) && hold(event));
  on(['input', 'change'], (event: Event) => isInRoot(event.target as Element) && record(event));

  // Without the client, showing another page in the same document needs a reload.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.querySelector('[data-has-hydrated=true]')) {
      history.scrollRestoration = 'manual';
      location.reload();
    }
  });
  // In this mode, the browser does not restore the scroll position.
  if (history.scrollRestoration === 'manual') {
    try {
      const entries = JSON.parse(sessionStorage[OPTIONS.positions] as string) as [string, number][];
      const top = new Map(entries).get((history.state as {readonly key: string}).key);
      const restore = (): void => {
        scrollTo({top, behavior: 'instant'});
        if (document.readyState === 'loading') {
          requestAnimationFrame(restore);
        }
      };
      requestAnimationFrame(restore);
    } catch {
      // No position is known.
    }
  }

  Object.assign(window, {lateClient});
  if (location.search || OPTIONS.eager.includes(pathname.replace(/\/$/, ''))) {
    start();
  }
  document.addEventListener('DOMContentLoaded', () => {
    // Sets `window.docusaurus` if the style sheet was found. Otherwise, Docusaurus' own listener would
    // show a warning about a wrong base path.
    try {
      const selector = `link[href^="${OPTIONS.base}assets/css/"]`;
      if (document.querySelector<HTMLLinkElement>(selector)?.sheet?.cssRules.length) {
        window.docusaurus ??= {} as typeof window.docusaurus;
      }
    } catch {
      // The style sheet could not be loaded.
    }
    if (isStarted || hasStoredState()) {
      start();
    }
  });
  const delay = OPTIONS.delay;
  if (delay !== false) {
    addEventListener('load', () =>
      setTimeout(() => {
        if (isStarted || isSlowConnection()) {
          return;
        }
        // Safari has no idle callbacks; a page that is never idle must not wait forever.
        const whenIdle = window.requestIdleCallback ?? ((task: () => void) => task());
        whenIdle(OPTIONS.idle === 'run' ? start : fetchShared, {timeout: 2000});
      }, delay),
    );
  }
}
