/** Tells React of a field that was changed before it came: it compares with what it last saw. */
function announce(property: 'checked' | 'value', field: HTMLInputElement): void {
  const value = field[property];
  if (property === 'checked') {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
  ['input', 'change'].forEach((kind) => field.dispatchEvent(new Event(kind, {bubbles: true})));
}

/** Carries out, once each, what the page's loader has kept of the reader until React came. */
function carryOut({kept, typed, listening}: LateClient): void {
  listening.abort();
  typed.forEach(announce);
  kept.forEach(([event, target]) => {
    target.closest('[data-heard]')?.removeAttribute('data-heard');
    if (event.type === 'submit') {
      (target as HTMLFormElement).requestSubmit();
    } else {
      const Kind = event.type === 'click' ? MouseEvent : KeyboardEvent;
      target.dispatchEvent(new Kind(event.type, event));
    }
  });
}

if (typeof window !== 'undefined') {
  const {lateClient} = window;
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      document.querySelector('.client-missing')?.remove();
      // Effects of what has just been drawn come first. `npm run dev` has no loader.
      setTimeout(() => lateClient && carryOut(lateClient));
    }
  }).observe(root, {attributes: true});
}
