/**
 * Returns true for errors in scripts of other origins, which browsers report as "Script error." without
 * file and line. Errors in the site's own scripts have both.
 */
function isForeign({message, filename, lineno}: ErrorEvent): boolean {
  return /^Script error\.?$/.test(message) && !filename && !lineno;
}

// Hides these errors, because the site cannot fix them.
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
