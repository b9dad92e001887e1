/**
 * Loads a page's scripts when a reader turns to the page, and keeps until then what the reader
 * does. Stands in the head of every page, minified and the same in each: the scripts that all pages
 * have are named in `<meta name="scripts">`, in the order of their execution, those of the page's
 * route in `<meta name="route-scripts">`, those of the search in `<meta name="search-scripts">`.
 *
 * Links, summaries, fields and other native controls work without it. A press on anything else, the
 * keys of the search, and what is typed or chosen in a field are handed on to the client, which
 * carries them out (`src/client-modules/carryOut.ts`).
 *
 * @param base path of the site, with both slashes
 * @param atOnce finds the paths of pages that ask for their scripts at once
 */
export default function loader(base: string, atOnce: RegExp): void {
  const listening = new AbortController();
  const kept: KeptEvent[] = [];
  const typed = new Map<HTMLInputElement, 'checked' | 'value'>();
  let isWanted = false;
  let hasStarted = false;
  let hasSearch = false;

  function on(
    kinds: readonly string[],
    listener: (event: never) => void,
    isPassive?: boolean,
  ): void {
    const options = {signal: listening.signal, capture: true, passive: !!isPassive};
    kinds.forEach((kind) => addEventListener(kind, listener as EventListener, options));
  }

  function load(name: string): void {
    const tag = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
    tag?.content.split(' ').forEach((file) => {
      const source = base + file;
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = () => void miss(source);
      document.head.append(script);
    });
  }

  function start(): void {
    isWanted = true;
    // React needs the whole page.
    if (!hasStarted && document.readyState !== 'loading') {
      hasStarted = true;
      load('scripts');
      load('route-scripts');
    }
  }

  /** Fetches the search beside the client, which would ask for it only when it has come. */
  function startSearch(): void {
    if (!hasSearch) {
      hasSearch = true;
      load('search-scripts');
    }
  }

  function show(source: string): void {
    if (document.querySelector('.client-missing')) {
      return;
    }
    // Nothing will carry out what is pressed, and the button below must answer.
    listening.abort();
    const message = document.createElement('div');
    message.className = 'client-missing';
    message.role = 'alert';
    message.textContent =
      'Part of this page could not be loaded: links work, but search, menus and other controls do not. ';
    const retry = document.createElement('button');
    retry.textContent = 'Retry';
    // While the network is away, the page stays.
    retry.onclick = () => fetch(source, {cache: 'reload'}).then(() => location.reload(), Boolean);
    message.append(retry);
    document.body.append(message);
  }

  /** A script that is gone is of an older deployment: the page is loaded anew, once. */
  async function miss(source: string): Promise<void> {
    const status = await fetch(source, {cache: 'reload'}).then((answer) => answer.status, Boolean);
    try {
      if (status === 404 && sessionStorage['missed'] !== source) {
        sessionStorage['missed'] = source;
        location.reload();
        return;
      }
    } catch {
      // Without a session, it might be loaded anew for ever.
    }
    show(source);
  }

  function keep(event: Event, target = event.target as HTMLElement): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push([event, target]);
  }

  on(['pointerdown', 'touchstart', 'focusin', 'scroll', 'wheel', 'keydown'], start, true);
  on(
    ['pointermove'],
    ({isTrusted, movementX, movementY}: PointerEvent) => {
      // Browsers send one where the page has come to lie below a pointer at rest.
      if (!isTrusted || movementX || movementY) {
        start();
      }
    },
    true,
  );
  on(['click'], (event: MouseEvent) => {
    const place = event.target as HTMLElement;
    // The browser sends no click to what is disabled; a style sheet has it go to its parent.
    const target = place.querySelector<HTMLElement>(':scope>button:disabled') ?? place;
    const isNative = target.closest(
      'summary,label,input,textarea,select,video,audio,a[href]:not([href="#"],[role=button])',
    );
    if (event.isTrusted && !event.button && !isNative) {
      const button = target.closest('button,[role=button]');
      button?.setAttribute('data-heard', '');
      if (button?.matches('.DocSearch-Button')) {
        startSearch();
      }
      keep(event, target);
    }
  });
  on(['keydown'], (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, shiftKey} = event;
    const {tagName} = event.target as HTMLElement;
    const isField = /^(INPUT|TEXTAREA|SELECT)$/.test(tagName);
    const opensSearch = key === '/' ? !isField : /^k$/i.test(key) && ctrlKey !== metaKey;
    const sends = key === 'Enter' && tagName === 'TEXTAREA' && !shiftKey;
    // What is typed after the search was asked for is meant for its field.
    const isForSearch = kept.length && !isField && key.length === 1;
    if (opensSearch) {
      startSearch();
    }
    if (opensSearch || sends || isForSearch) {
      keep(event);
    }
  });
  on(['submit'], (event: Event) => keep(event));
  on(['input', 'change'], ({target}: {readonly target: HTMLInputElement}) =>
    typed.set(target, target.matches('[type=checkbox],[type=radio]') ? 'checked' : 'value'),
  );

  Object.assign(window, {lateClient: {kept, typed, listening}});
  if (location.search || atOnce.test(location.pathname)) {
    start();
  }
  addEventListener('DOMContentLoaded', () => isWanted && start());
  addEventListener('load', () =>
    setTimeout(() => {
      // Safari has no idle callbacks; a page that is never idle must not wait for ever.
      if ('requestIdleCallback' in window) {
        requestIdleCallback(start, {timeout: 2000});
      } else {
        start();
      }
    }, 2500),
  );
}
