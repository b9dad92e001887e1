interface NetworkNavigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly type?: string;
    readonly effectiveType?: string;
  };
}

/**
 * Loads the scripts of a page at the first interaction, and holds until then what the client has to
 * answer. It is in the head of every page, minified, and the same in each: `<meta name="scripts">`
 * lists the scripts of all pages in the order of their execution, `<meta name="route-scripts">`
 * those of the page's route, `<meta name="search-scripts">` those of the search.
 *
 * Links, summaries, fields, popovers, and other native controls work without the client. Clicks on anything
 * else and some keys are held. The client replays them and reports changes of native controls
 * (`src/client-modules/replayEvents.ts`).
 *
 * @param base path of the site, with both slashes
 * @param eager matches the paths of pages whose scripts load at once
 * @param searchButton selector of the button whose files load as soon as it is pressed
 * @param placeholder of the field that takes a query until the search has come
 */
export default function loader(
  base: string,
  eager: RegExp,
  searchButton: string,
  placeholder: string,
): void {
  /** Controls that do their work without the client. */
  const native =
    'summary,label,input:not([type=button],[type=submit]),[popovertarget],textarea,select,[controls],area,a[href]:not([href="#"],[role=button])';
  /** Elements that may take any key. Regions only scroll. */
  const widget = '[role]:not(a,button,summary,input,textarea,select,[role=region])';
  const listening = new AbortController();
  const held: HeldEvent[] = [];
  const lateClient: LateClient = {held, listening, showSearch};
  const {pathname} = location;
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

  /** Shows a field at the place of the search's own. Without the client, Enter opens the results page. */
  function showSearch(): void {
    const {body, activeElement} = document;
    const icon = document.querySelector(`${searchButton} svg`)?.outerHTML ?? '';
    body.insertAdjacentHTML(
      'beforeend',
      `<dialog class=FirstSearch aria-label=Search><form><label>${icon}<input name=q maxlength=64 autocomplete=off enterkeyhint=search aria-label=Search placeholder="${placeholder}"></label><button type=button>Cancel</button></form></dialog>`,
    );
    const dialog = body.lastElementChild as HTMLDialogElement;
    (dialog.firstChild as HTMLFormElement).action = `${base}search`;
    dialog.onclose = () => dialog.remove();
    dialog.onclick = ({target}) => (target as Element).matches('dialog,button') && dialog.close();
    lateClient.opener = activeElement;
    dialog.showModal();
  }

  /**
   * Opens or closes the first field of the search, and fetches the search beside the client, which
   * would ask for it only when it has come. The client takes over what was typed
   * (`src/features/search/firstSearch.ts`).
   */
  function toggleSearch(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!hasSearch) {
      hasSearch = true;
      load('search-scripts');
    }
    const dialog = document.querySelector<HTMLDialogElement>('.FirstSearch');
    if (!dialog) {
      showSearch();
    } else if (!(event as KeyboardEvent).repeat) {
      dialog.close();
    }
  }

  function opensSearch(event: KeyboardEvent): boolean {
    const {key, ctrlKey, metaKey, shiftKey, altKey, target} = event;
    return key === '/'
      ? !ctrlKey &&
          !metaKey &&
          !altKey &&
          !(target as Element).matches?.('input,textarea,select,[contenteditable]')
      : /^k$/i.test(key) && ctrlKey !== metaKey && !shiftKey && !altKey;
  }

  function show(source: string): void {
    if (document.querySelector('.client-missing')) {
      return;
    }
    // Nothing will replay what is held, and the button below must answer.
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
    show(source);
  }

  function hold(event: Event, target = event.target as HTMLElement, isNative?: boolean): void {
    // The first field of the search works by itself.
    if (target.closest?.('.FirstSearch')) {
      return;
    }
    if (!isNative) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const {value, checked} = target as HTMLInputElement;
    const what: HeldEvent = {event, target, value, checked};
    held.push(what);
    lateClient.onHold?.(what);
  }

  on(['pointerdown', 'touchstart', 'focusin', 'wheel', 'keydown'], start, true);
  // A style sheet may scroll a box, such as a calendar to its newest day.
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
      // The address leads to the sidebar, which comes first.
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
      return;
    }
    const button = target.closest('button:not([popovertarget]),[role=button]');
    const isNative = control && !control.contains(button);
    if (event.isTrusted && !event.button && (!isNative || control.matches('summary'))) {
      if (!isNative) {
        if (button?.matches(searchButton)) {
          toggleSearch(event);
          return;
        }
        button?.setAttribute('data-held', '');
      }
      hold(event, isNative ? control : target, !!isNative);
    }
  });
  on(['keydown'], (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const target = event.target as HTMLInputElement;
    const isPlain = !ctrlKey && !metaKey && !altKey && !event.isComposing;
    // Text fields alone have a selection. Other fields answer to Enter by themselves.
    const sends = key === 'Enter' && !shiftKey && typeof target.selectionStart === 'number';
    const isForWidget = /^(Enter| |Arrow.+|Home|End)$/.test(key) && target.matches?.(widget);
    const isForSearch = opensSearch(event);
    if (isForSearch && document.querySelector(searchButton)) {
      toggleSearch(event);
    } else if (isForSearch || (isPlain && (sends || isForWidget))) {
      hold(event);
    }
  });
  on(['submit'], (event: Event) => hold(event));
  on(['input', 'change'], (event: Event) => hold(event, undefined, true));

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
      const positions = JSON.parse(sessionStorage['scroll-positions'] as string) as [
        string,
        number,
      ][];
      const top = new Map(positions).get((history.state as {readonly key: string}).key);
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
  if (location.search || eager.test(pathname)) {
    start();
  }
  addEventListener('DOMContentLoaded', () => isWanted && start());
  addEventListener('load', () =>
    setTimeout(() => {
      const {saveData, type, effectiveType = ''} = (navigator as NetworkNavigator).connection ?? {};
      if (saveData || type === 'cellular' || /[23]g/.test(effectiveType)) {
        return;
      }
      // Safari has no idle callbacks; a page that is never idle must not wait for ever.
      if ('requestIdleCallback' in window) {
        requestIdleCallback(start, {timeout: 2000});
      } else {
        start();
      }
    }, 2500),
  );
}
