/**
 * True for errors in scripts of other origins. Browsers report them as "Script error." without file
 * and line, so they cannot be fixed here. Our own errors have both.
 */
function isForeign({message, filename, lineno}: ErrorEvent): boolean {
  return /^Script error\.?$/.test(message) && !filename && !lineno;
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'error',
    (event) => {
      if (isForeign(event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );
}

export {};
