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
 * Loads the scripts of a page at the first interaction, and holds until then what the client has to
 * answer. It is in the head of every page, minified, and the same in each (`protocol.ts`).
 *
 * Links, summaries, fields, popovers, and other native controls work without the client. Clicks on
 * anything else and some keys are held. The client replays them and reports changes of native
 * controls (`replayEvents.ts`). What is outside of React's root is left alone.
 *
 * This function must not use anything else outside of itself: its compiled text is put into pages.
 */
export default function loader(): void {
  // `docusaurus start` loads the client at once.
  const list = document.querySelector<HTMLMetaElement>('meta[name=late-client]');
  if (!list) {
    return;
  }
  const files = list.content.split(' ');
  /** Controls that do their work without the client. */
  const native =
    'summary,label,input:not([type=button],[type=submit]),[popovertarget],textarea,select,[controls],area,a[href]:not([href="#"],[role=button])';
  /** Elements that may take any key. Regions only scroll. */
  const widget =
    '[role]:not(a:not([role=button]),button,summary,input,textarea,select,[role=region])';
  const listening = new AbortController();
  const held: HeldEvent[] = [];
  const loaded = new Set<string>();
  const {pathname} = location;
  let isWanted = false;
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

  function on(
    kinds: readonly string[],
    listener: (event: never) => void,
    isPassive?: boolean,
  ): void {
    const options = {signal: listening.signal, capture: true, passive: !!isPassive};
    kinds.forEach((kind) => addEventListener(kind, listener as EventListener, options));
  }

  /** Adds the scripts of the page, or those of a chunk, in their order and once. */
  function load(chunk?: string): void {
    files.forEach((each) => {
      const [file, name] = each.split('#');
      const source = OPTIONS.base + file;
      if (name === chunk && !loaded.has(source)) {
        loaded.add(source);
        const script = document.createElement('script');
        script.src = source;
        script.async = false;
        script.onerror = () => void miss(source);
        document.head.append(script);
      }
    });
  }

  function start(): void {
    isWanted = true;
    // React needs the whole page.
    if (document.readyState !== 'loading') {
      load();
    }
  }

  function showAlert(source: string): void {
    if (document.querySelector('.late-client-alert')) {
      return;
    }
    // Nothing will replay what is held, and the button below must answer.
    listening.abort();
    const alert = document.createElement('div');
    alert.className = 'late-client-alert';
    alert.role = 'alert';
    alert.textContent = `${OPTIONS.message} `;
    const button = document.createElement('button');
    button.textContent = OPTIONS.retry;
    // While the network is away, the page stays.
    button.onclick = () => fetch(source, {cache: 'reload'}).then(() => location.reload(), Boolean);
    alert.append(button);
    document.body.append(alert);
  }

  /** Reloads the page once if the script is gone with an older deployment. */
  async function miss(source: string): Promise<void> {
    const status = await fetch(source, {cache: 'reload'}).then((answer) => answer.status, Boolean);
    try {
      if (status === 404 && sessionStorage['missed'] !== source) {
        sessionStorage['missed'] = source;
        location.reload();
        return;
      }
    } catch {
      // Without a session, the page might reload for ever.
    }
    showAlert(source);
  }

  /** True for an element that React will draw. Any other has a script of its own. */
  function isOfClient(target: Element): boolean {
    return !!target.closest?.('#__docusaurus');
  }

  /** Keeps an event from the browser, unless an inline script handles it. */
  function hold(
    event: Event,
    target = event.target as HTMLElement,
    control?: Element | null,
  ): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const offer = {bubbles: true, cancelable: true, detail: event};
    if (target.dispatchEvent(new CustomEvent('late-client-hold', offer))) {
      control?.setAttribute('data-held', '');
      record(event, target, control);
    }
  }

  /** Remembers an event for the client. */
  function record(
    event: Event,
    target = event.target as HTMLElement,
    control?: Element | null,
  ): void {
    const {value, checked} = target as HTMLInputElement;
    const what: HeldEvent = {event, target, value, checked, control};
    held.push(what);
    lateClient.onHold?.(what);
  }

  /** True for Control or Command with K, and for a slash outside of fields. */
  function isSearchKey(event: KeyboardEvent): boolean {
    const {key, ctrlKey, metaKey, shiftKey, altKey, target} = event;
    return key === '/'
      ? !ctrlKey &&
          !metaKey &&
          !altKey &&
          !(target as Element).matches?.('input,textarea,select,[contenteditable]')
      : /^k$/i.test(key) && ctrlKey !== metaKey && !shiftKey && !altKey;
  }

  on(['pointerdown', 'touchstart', 'focusin', 'wheel', 'keydown'], start, true);
  // A style sheet may scroll a box.
  on(['scroll'], ({target}: Event) => void (target === document && start()), true);
  on(
    ['pointermove'],
    ({isTrusted, movementX, movementY}: PointerEvent) => {
      // Browsers send one when the page appears below a pointer at rest.
      if (!isTrusted || movementX || movementY) {
        start();
      }
    },
    true,
  );
  on(['click', 'dblclick'], (event: MouseEvent) => {
    const place = event.target as HTMLElement;
    const {clientX, clientY} = event;
    if (!event.isTrusted || event.button || !isOfClient(place)) {
      return;
    }
    // The browser sends no click to a disabled button; a style sheet makes it go to an ancestor.
    const target =
      [...place.querySelectorAll<HTMLElement>('button:disabled')].find((button) => {
        const {x, y, width, height} = button.getBoundingClientRect();
        return (
          Math.abs(clientX - x - width / 2) * 2 < width &&
          Math.abs(clientY - y - height / 2) * 2 < height
        );
      }) ?? place;
    const control = target.closest<HTMLElement>(native);
    const main = document.querySelector('main');
    if (main && control?.matches('[href="#__docusaurus_skipToContent_fallback"]')) {
      // The address may lead to a sidebar that comes first.
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
      return;
    }
    const button = target.closest('button:not([popovertarget]),[role=button]');
    if (!control || control.contains(button)) {
      hold(event, target, button);
    } else if (control.matches('summary')) {
      record(event, control);
    }
  });
  on(['keydown'], (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const target = event.target as HTMLInputElement;
    const isPlain = !ctrlKey && !metaKey && !altKey && !event.isComposing && isOfClient(target);
    // Text fields alone have a selection. Other fields answer to Enter by themselves.
    const sends = key === 'Enter' && !shiftKey && typeof target.selectionStart === 'number';
    const isForWidget = /^(Enter| |Arrow.+|Home|End)$/.test(key) && target.matches?.(widget);
    const isForSearch =
      OPTIONS.search && isSearchKey(event) && document.querySelector(OPTIONS.search);
    if (isForSearch || (isPlain && (sends || isForWidget))) {
      hold(event);
    }
  });
  on(['submit'], (event: Event) => isOfClient(event.target as Element) && hold(event));
  on(['input', 'change'], (event: Event) => isOfClient(event.target as Element) && record(event));

  // Only the client can show another page in the same document.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.querySelector('[data-has-hydrated=true]')) {
      history.scrollRestoration = 'manual';
      location.reload();
    }
  });
  // The browser does not restore the position of a page that the client left.
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
  if (location.search || new RegExp(OPTIONS.eager).test(pathname)) {
    start();
  }
  document.addEventListener('DOMContentLoaded', () => {
    // Docusaurus takes a page without this for one below a wrong base path, and writes so into it,
    // in a listener of the document, too.
    try {
      const selector = `link[href^="${OPTIONS.base}assets/css/"]`;
      if (document.querySelector<HTMLLinkElement>(selector)?.sheet?.cssRules.length) {
        window.docusaurus ??= {} as typeof window.docusaurus;
      }
    } catch {
      // The style sheet could not be loaded.
    }
    if (isWanted) {
      start();
    }
  });
  const delay = OPTIONS.delay;
  if (delay !== false) {
    addEventListener('load', () =>
      setTimeout(() => {
        if (isSlowConnection()) {
          return;
        }
        // Safari has no idle callbacks; a page that is never idle must not wait for ever.
        if ('requestIdleCallback' in window) {
          requestIdleCallback(start, {timeout: 2000});
        } else {
          start();
        }
      }, delay),
    );
  }
}
