/**
 * The page that a visit begins with, as long as its content stands as the server sent it: nothing
 * of it is loaded before the reader needs more than text, pictures and links. One per document.
 */

/** Finds the element that holds a page's content. */
export const CONTENT = '[data-page-content]';

/** Finds it while it stands as the server sent it. */
export const STANDING = '[data-page-content="served"]';

/** Finds what cannot wait: a page that has it is loaded with the document. */
const AT_ONCE = '[data-live="load"]';

type Loader = () => Promise<unknown>;

/** As much of an element as is asked of one. */
type Content = Pick<Element, 'querySelector' | 'querySelectorAll'>;

let served: Content | undefined;
let replaced: Content | undefined;
let loader: Loader | undefined;
let isDecided = false;

/**
 * Asked for each page before it is loaded; only the first of a visit can be put off.
 *
 * @param load loads what the page is made of
 * @param content the content as the server sent it; null where it has drawn nothing
 * @param search what stands in the address from its question mark on: the page's own code reads it
 * @returns false where the page must be loaded at once
 */
export function putOff(load: Loader, content: Content | null, search: string): boolean {
  if (isDecided) {
    return false;
  }
  isDecided = true;
  loader = load;
  if (content && search === '' && !content.querySelector(AT_ONCE)) {
    served = content;
  }
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
    // Or the old elements would be kept for as long as the visit lasts.
    served = undefined;
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
