import type {RefObject} from 'react';
import {useLayoutEffect} from 'react';

/** Elements that Tab can reach. */
const STOPS = 'a[href]:not([tabindex="-1"]), button, input';

/**
 * Keeps the focus inside the modal, and makes the page behind it inert. Handles Tab before DocSearch
 * does: DocSearch's trap ignores elements added later and stops at hidden ones, and Tab in the field
 * would cancel the running query.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const {current: container} = ref;
    const page = document.getElementById('__docusaurus');
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || !container) {
        return;
      }
      event.stopPropagation();
      const stops = Array.from(container.querySelectorAll<HTMLElement>(STOPS)).filter(
        (element) => element.getClientRects().length > 0,
      );
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (
        !stops.includes(document.activeElement as HTMLElement) ||
        document.activeElement === edge
      ) {
        event.preventDefault();
        (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
      }
    }
    container?.addEventListener('keydown', onKeyDown, {capture: true});
    page?.toggleAttribute('inert', true);
    return () => {
      container?.removeEventListener('keydown', onKeyDown, {capture: true});
      page?.toggleAttribute('inert', false);
    };
  }, [ref]);
}

function setAttributes(element: Element | null | undefined, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    if (element && element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/** Gives each list of results its own id, which the field refers to; the library uses one id for all. */
function labelLists(container: Element, input: Element): void {
  container.removeAttribute('aria-controls');
  const lists = Array.from(container.querySelectorAll('.DocSearch-Dropdown ul[id]'));
  lists.forEach((list, index) => setAttributes(list, {id: `docsearch-list-${index}`}));
  setAttributes(input, {'aria-expanded': String(lists.length > 0)});
  if (lists.length > 0) {
    setAttributes(input, {'aria-controls': lists.map((list) => list.id).join(' ')});
  } else {
    input.removeAttribute('aria-controls');
  }
}

/**
 * Corrects roles in DocSearch 3.9, where the modal is a button, and its header and footer are
 * landmarks of the page. The modal becomes a dialog, and its field a combobox that opens trees:
 * tree items, unlike options, may contain links and buttons. DocSearch has no option for this, so the
 * attributes are set here. Those that refer to the lists are set again when the lists change, and when
 * React changes `aria-controls`.
 */
export function useModalSemantics(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const container = ref.current?.querySelector('.DocSearch-Container');
    const input = container?.querySelector('.DocSearch-Input');
    const dropdown = container?.querySelector('.DocSearch-Dropdown');
    if (!container || !input || !dropdown) {
      return undefined;
    }
    setAttributes(container, {role: 'dialog', 'aria-modal': 'true', tabindex: '-1'});
    container.removeAttribute('aria-expanded');
    container.removeAttribute('aria-haspopup');
    setAttributes(container.querySelector('.DocSearch-SearchBar'), {role: 'presentation'});
    setAttributes(container.querySelector('.DocSearch-Footer'), {role: 'presentation'});
    setAttributes(input, {
      role: 'combobox',
      'aria-haspopup': 'tree',
      'aria-autocomplete': 'list',
    });
    labelLists(container, input);
    const observer = new MutationObserver(() => labelLists(container, input));
    const attributes = {attributeFilter: ['aria-controls']};
    observer.observe(container, attributes);
    observer.observe(input, attributes);
    observer.observe(dropdown, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [ref]);
}
