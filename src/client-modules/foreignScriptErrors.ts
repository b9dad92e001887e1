// Hides errors in scripts of other origins, which the site cannot fix. Browsers report them as "Script
// error." without file and line; errors in the site's own scripts have both.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'error',
    (event) => {
      if (/^Script error\.?$/.test(event.message) && !event.filename && !event.lineno) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );
}

export {};
