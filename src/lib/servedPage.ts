/**
 * The page that a visit begins with, as long as its content stands as the server sent it: nothing
 * of it is loaded before the reader needs more than text, pictures and links. One per document.
 */

/** Marks the element that holds a page's content. */
const CONTENT = '[data-page-content]';

/** Marks what cannot wait: a page that has it is loaded with the document. */
const AT_ONCE = '[data-live="load"]';

type Loader = () => Promise<unknown>;

let served: Element | undefined;
let replaced: Element | undefined;
let loader: Loader | undefined;
let isDecided = false;

/** Keeps the document's page as it was sent, unless it says that it cannot wait. */
function decide(): void {
  isDecided = true;
  const content = typeof document === 'undefined' ? null : document.querySelector(CONTENT);
  // What stands in the address after the question mark is read by the page's own code.
  if (content && !content.querySelector(AT_ONCE) && location.search === '') {
    served = content;
  }
}

/**
 * Asked before the first page is drawn.
 *
 * @param load loads what the page is made of
 * @returns false where that must be done at once
 */
export function putOff(load: Loader): boolean {
  if (isDecided) {
    return false;
  }
  decide();
  loader = load;
  return served !== undefined;
}

/** Whether the first page was left as the server sent it. */
export function isServed(): boolean {
  return served !== undefined;
}

/** Loads what the page is made of; it is not drawn yet. */
export async function loadServed(): Promise<void> {
  await loader?.();
}

/**
 * Draws the page in the place of what was served; as long as that takes, parts of it can look up
 * their twins.
 */
export function drawServed(draw: () => void): void {
  replaced = served;
  try {
    draw();
  } finally {
    replaced = undefined;
  }
}

/** Whether the page is being drawn in the place of the same one as it was served. */
export function isRedrawn(): boolean {
  return replaced !== undefined;
}

/**
 * The element of the served page that stood where an element stands now: the one of the same number
 * among those that a selector finds.
 */
export function servedTwin(element: Element, selector: string): Element | undefined {
  const content = element.closest(CONTENT);
  const place = [...(content?.querySelectorAll(selector) ?? [])].indexOf(element);
  return place < 0 ? undefined : replaced?.querySelectorAll(selector)[place];
}
