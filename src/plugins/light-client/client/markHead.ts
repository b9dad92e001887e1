/** What the manager of the head knows its elements by. */
const MARK = 'data-rh';

/**
 * Gives the mark back to what the manager of the head has written on the server: all from the page's
 * generator to the one that kept it (`src/config/pageTemplate.ts`).
 */
export function markHead({head}: Document): void {
  let element = head.querySelector(`[${MARK}]`);
  while (element && !element.matches('[name=generator]')) {
    element.setAttribute(MARK, 'true');
    element = element.previousElementSibling;
  }
}
