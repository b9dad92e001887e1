import {flushSync} from 'react-dom';
import type {HeldEvent} from '../protocol.js';

/** True if a field or checkbox was changed. */
export function isChange({event}: HeldEvent): boolean {
  return event.type === 'input' || event.type === 'change';
}

/**
 * True if a text was changed. Such changes are always replayed: during hydration, React misses changes
 * without a key press (autofill, for example), and replaying a change that it has handled does no harm.
 */
export function isTextChange(held: HeldEvent): boolean {
  const fields = 'textarea,input:not([type=checkbox],[type=radio],[type=file])';
  return isChange(held) && held.target.matches(fields);
}

/**
 * Leaves out events that React has handled itself, and earlier changes of the same fields. Keeps
 * events whose target React has since replaced.
 */
export function withoutHandled(
  events: readonly HeldEvent[],
  handled: ReadonlySet<HeldEvent>,
): readonly HeldEvent[] {
  const updatedFields = Array.from(handled)
    .filter(isChange)
    .map(({target}) => target);
  return events.filter((held) => {
    const {target} = held;
    // Earlier clicks on a checkbox are not outdated, because each one toggles it.
    const isOutdated =
      isChange(held) &&
      updatedFields.includes(target) &&
      !target.matches('[type=checkbox],[type=radio]');
    return !target.isConnected || !(handled.has(held) || isOutdated);
  });
}

/** Keeps only the last of consecutive changes of a field; drops pairs of clicks on a `<summary>`, which cancel out. */
export function withoutRepeats(events: readonly HeldEvent[]): readonly HeldEvent[] {
  return events.filter((held, index) => {
    const {event, target} = held;
    if (event.type === 'click' && target.tagName === 'SUMMARY') {
      const clicks = events.filter(
        (other) => other.target === target && other.event.type === 'click',
      );
      return clicks.length % 2 === 1 && clicks.at(-1) === held;
    }
    if (!isChange(held)) {
      return true;
    }
    // A checkbox reports each click twice: as `input` and as `change`.
    if (target.closest('[type=checkbox],[type=radio]')) {
      return event.type === 'change';
    }
    const next = events[index + 1];
    return !next || next.target !== target || !isChange(next);
  });
}

/** Sets a property with the native setter: React ignores changes made by its own setter. */
function setNative(field: HTMLElement, property: string, value: unknown): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}

function dispatch(element: HTMLElement, ...kinds: readonly string[]): void {
  kinds.forEach((kind) => element.dispatchEvent(new Event(kind, {bubbles: true})));
}

/** Sets a field to its value after a change, and reports the change to React. */
export function changeField(element: HTMLElement, {target, value, checked}: HeldEvent): void {
  if (element.matches('[type=checkbox],[type=radio]')) {
    const box = element as HTMLInputElement;
    // The click toggles the box, so it must start in the opposite state.
    box.checked = !checked;
    box.click();
    return;
  }
  if (element.matches('select[multiple]')) {
    const from = target as HTMLSelectElement;
    Array.from((element as HTMLSelectElement).options).forEach((option, index) => {
      option.selected = from.options[index]?.selected ?? false;
    });
  } else if (element.matches('[type=file]')) {
    (element as HTMLInputElement).files = (target as HTMLInputElement).files;
  } else if (value !== undefined) {
    const field = element as HTMLInputElement;
    const {selectionStart, selectionEnd} = field;
    // React may have reset the field already, and the caret with it.
    const keepsCaret = field === document.activeElement && field.value === value;
    // Clears the field first, because React ignores a value equal to the one that its setter saw last.
    field.value = '';
    setNative(field, 'value', value);
    if (keepsCaret && typeof selectionStart === 'number') {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  }
  dispatch(element, 'input', 'change');
}

/**
 * Dispatches a key, and performs the browser's default action of Enter in a field or on a link.
 *
 * @returns true if a listener has prevented the default action, and so has handled the key
 */
export function pressKey(element: Element, event: KeyboardEvent): boolean {
  const isUnhandled = element.dispatchEvent(new KeyboardEvent('keydown', event));
  if (isUnhandled && event.key === 'Enter') {
    if (element instanceof HTMLTextAreaElement) {
      element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
      dispatch(element, 'input');
    } else if (element instanceof HTMLInputElement && element.form) {
      const button = Array.from(element.form.elements).find((other) =>
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
  return !isUnhandled;
}

/**
 * Renders what the last event has changed. React otherwise does so in a microtask, which runs after each
 * event of a reader, but not between events that a script dispatches.
 */
export function renderChanges(): void {
  flushSync(() => {});
}

/** Dispatches the events of a click. */
export function pressElement(element: HTMLElement, event: MouseEvent): void {
  for (const part of [
    new PointerEvent('pointerdown', event),
    new MouseEvent('mousedown', event),
    new PointerEvent('pointerup', event),
    new MouseEvent('mouseup', event),
    new MouseEvent('click', event),
  ]) {
    element.dispatchEvent(part);
    renderChanges();
  }
}

/**
 * Repeats a toggle of `<details>` that happened before hydration, so that React notices it.
 *
 * @param isOpen state after the toggle
 */
export function toggleDetails(summary: HTMLElement, isOpen: boolean): void {
  (summary.parentElement as HTMLDetailsElement).open = !isOpen;
  summary.click();
}
