/**
 * A script of another origin that fails is reported as "Script error." without file or line: it
 * says nothing that could be mended here. Errors of our own carry both and are never touched.
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
