import {drawServed} from '../../lib/servedPage';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where an element stands: the number of each child on the way to it from the root. */
function wayTo(element: Element, root: Element): number[] {
  const way: number[] = [];
  for (let at = element; at !== root; at = at.parentElement as Element) {
    way.unshift([...(at.parentElement as Element).children].indexOf(at));
  }
  return way;
}

/** The element at the end of a way, if it is of the same kind as the one that stood there. */
function follow(way: readonly number[], root: Element, like: Element): Element | undefined {
  const end = way.reduce<Element | undefined>((at, place) => at?.children[place], root);
  return end?.tagName === like.tagName ? end : undefined;
}

/** Sets a field as typing does, so that React hears of it. */
function type(field: Field, value: string): void {
  const {prototype} =
    field instanceof HTMLInputElement
      ? HTMLInputElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/** What a reader has made of a field. */
interface Answer {
  readonly value: string;
  readonly isChecked: boolean;
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function answer(field: Field, {value, isChecked: wasChecked}: Answer): void {
  if (isChecked(field) !== wasChecked) {
    field.click();
  } else if (field.value !== value) {
    type(field, value);
  }
}

function fieldsOf(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')];
}

/**
 * Has a page's content drawn anew, and takes over what a reader has done to the old one: what was
 * typed, how far its boxes were scrolled, what had the focus, and a press that nobody has answered.
 *
 * @param draw puts the new content into the place of the old one before it returns
 */
export function carryOver(old: Element, draw: () => void, pressed?: Element): void {
  const answers = fieldsOf(old).map((field): Answer => ({
    value: field.value,
    isChecked: isChecked(field),
  }));
  const scrolled = [...old.querySelectorAll('*')]
    .filter(({scrollTop, scrollLeft}) => scrollTop !== 0 || scrollLeft !== 0)
    .map((box) => ({box, way: wayTo(box, old), left: box.scrollLeft, top: box.scrollTop}));
  const focused = old.contains(document.activeElement) ? document.activeElement : undefined;
  const focusedWay = focused && wayTo(focused, old);
  const pressedWay = pressed && old.contains(pressed) ? wayTo(pressed, old) : undefined;
  const place = old.parentElement as Element;
  drawServed(draw);
  const now = place.querySelector('[data-page-content]');
  if (!now || now === old) {
    return;
  }
  fieldsOf(now).forEach((field, index) => {
    const before = answers[index];
    if (before) {
      answer(field, before);
    }
  });
  scrolled.forEach(({box, way, left, top}) => follow(way, now, box)?.scrollTo({left, top}));
  if (focused && focusedWay) {
    (follow(focusedWay, now, focused) as HTMLElement | undefined)?.focus({preventScroll: true});
  }
  if (pressed && pressedWay) {
    (follow(pressedWay, now, pressed) as HTMLElement | undefined)?.click();
  }
}
