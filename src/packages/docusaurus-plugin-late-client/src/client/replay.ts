import type {HeldEvent} from '../protocol.js';

/** True if a field or a box was changed. */
export function isChange({event}: HeldEvent): boolean {
  return event.type === 'input' || event.type === 'change';
}

/**
 * Leaves out what React has heard of itself, and values of a field that are older than what it has
 * heard of. Where it has replaced the element since, nothing is left of either.
 */
export function withoutHeard(
  events: readonly HeldEvent[],
  heard: ReadonlySet<HeldEvent>,
): readonly HeldEvent[] {
  const newer = [...heard].filter(isChange).map(({target}) => target);
  return events.filter((held) => {
    const {target} = held;
    const isOutdated =
      isChange(held) && newer.includes(target) && !target.matches('[type=checkbox],[type=radio]');
    return !target.isConnected || !(heard.has(held) || isOutdated);
  });
}

/** Leaves out changes of a field that are followed by another, and clicks that toggled and untoggled. */
export function withoutRepeats(events: readonly HeldEvent[]): readonly HeldEvent[] {
  return events.filter((held, index) => {
    const {event, target} = held;
    if (target.tagName === 'SUMMARY') {
      // A double click adds nothing to its two clicks.
      const clicks = events.filter(
        (other) => other.target === target && other.event.type === 'click',
      );
      return clicks.length % 2 === 1 && clicks.at(-1) === held;
    }
    if (!isChange(held)) {
      return true;
    }
    // A box reports each click twice.
    if (target.closest('[type=checkbox],[type=radio]')) {
      return event.type === 'change';
    }
    const next = events[index + 1];
    return !next || next.target !== target || !isChange(next);
  });
}

/** Sets a property past React, which compares it with what it last knew. */
function setNative(field: HTMLElement, property: string, value: unknown): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}

function dispatch(element: HTMLElement, ...kinds: readonly string[]): void {
  kinds.forEach((kind) => element.dispatchEvent(new Event(kind, {bubbles: true})));
}

/** Gives a field the value it had after a change, and reports the change to React. */
export function changeField(element: HTMLElement, {target, value, checked}: HeldEvent): void {
  if (element.matches('[type=checkbox],[type=radio]')) {
    const box = element as HTMLInputElement;
    box.checked = !checked;
    box.click();
    return;
  }
  if (element.matches('select[multiple]')) {
    const from = target as HTMLSelectElement;
    [...(element as HTMLSelectElement).options].forEach((option, index) => {
      option.selected = from.options[index]?.selected ?? false;
    });
  } else if (element.matches('[type=file]')) {
    (element as HTMLInputElement).files = (target as HTMLInputElement).files;
  } else if (value !== undefined) {
    const field = element as HTMLInputElement;
    const {selectionStart, selectionEnd} = field;
    // React may have reset the field already, and the caret with it.
    const keepsCaret = field === document.activeElement && field.value === value;
    field.value = '';
    setNative(field, 'value', value);
    if (keepsCaret && typeof selectionStart === 'number') {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  }
  dispatch(element, 'input', 'change');
}

/** Presses a key on an element, and does what the browser does with Enter in a field or on a link. */
export function answerKey(element: Element, event: KeyboardEvent): void {
  const isUnanswered = element.dispatchEvent(new KeyboardEvent('keydown', event));
  if (isUnanswered && event.key === 'Enter') {
    if (element instanceof HTMLTextAreaElement) {
      element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
      dispatch(element, 'input');
    } else if (element instanceof HTMLInputElement && element.form) {
      const button = [...element.form.elements].find((other) =>
        other.matches('button:not([type=button],[type=reset]),[type=submit],[type=image]'),
      );
      if (button) {
        (button as HTMLElement).click();
      } else {
        element.form.requestSubmit();
      }
    } else if (element instanceof HTMLAnchorElement) {
      element.click();
    }
  }
  element.dispatchEvent(new KeyboardEvent('keyup', event));
}

/** Presses an element as a pointer does. */
export function pressElement(element: HTMLElement, event: MouseEvent): void {
  if (event.type === 'click') {
    element.dispatchEvent(new PointerEvent('pointerdown', event));
    element.dispatchEvent(new MouseEvent('mousedown', event));
    element.dispatchEvent(new PointerEvent('pointerup', event));
    element.dispatchEvent(new MouseEvent('mouseup', event));
  }
  element.dispatchEvent(new MouseEvent(event.type, event));
}

/** Opens or closes details that the browser has toggled already, so that React knows of it. */
export function toggleDetails(summary: HTMLElement, isOpen: boolean): void {
  (summary.parentElement as HTMLDetailsElement).open = !isOpen;
  summary.click();
}
