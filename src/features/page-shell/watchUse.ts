/** What answers only when the page's code is there. */
const CONTROL =
  'button, input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"], [data-live="use"], [data-live="years"] h3 > a';

/** What is alive as soon as it is seen. */
const SEEN = '[data-part], [data-live="view"]';

/** How far outside the screen that may still be. */
const AHEAD = '200px';

function controlOf({target}: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROL) : null;
}

/** The control that a press is for; a link in a control, as a calendar's square is, is a link. */
function pressedControl(event: MouseEvent): Element | null {
  const control = isPlain(event) ? controlOf(event) : null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isLink = link !== null && link !== control && control?.contains(link);
  return isLink || control?.matches('input, select, textarea') ? null : control;
}

function isPlain(event: MouseEvent): boolean {
  return !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}

/**
 * Tells when a reader turns to something in a page that needs the page's code: points at a control,
 * gets the focus into it, touches or presses it, walks by Tab, or scrolls to a part that lives. A
 * press on a control is held back, and told with the control.
 *
 * @returns ends the watch
 */
export function watchUse(content: Element, onUse: (pressed?: Element) => void): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const turnTo = (event: Event): void => {
    if (controlOf(event)) {
      onUse();
    }
  };
  for (const kind of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
    content.addEventListener(kind, turnTo, {signal, passive: true});
  }
  content.addEventListener(
    'click',
    (event) => {
      const control = pressedControl(event as MouseEvent);
      if (control) {
        event.preventDefault();
        event.stopImmediatePropagation();
        onUse(control);
      }
    },
    {signal, capture: true},
  );
  content.addEventListener('submit', (event) => event.preventDefault(), {signal});
  document.addEventListener('keydown', ({key}) => key === 'Tab' && onUse(), {signal});
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        onUse();
      }
    },
    {rootMargin: AHEAD},
  );
  // A reader who was early has the focus in a control already.
  if (content.contains(document.activeElement) && document.activeElement?.matches(CONTROL)) {
    onUse();
  }
  content.querySelectorAll(SEEN).forEach((part) => watcher.observe(part));
  // The theme's button, which scrolling brings.
  if (content.querySelector('.theme-back-to-top-button')) {
    window.addEventListener('scroll', () => onUse(), {signal, passive: true, once: true});
  }
  return () => {
    listening.abort();
    watcher.disconnect();
  };
}
