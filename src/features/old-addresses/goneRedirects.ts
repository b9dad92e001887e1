/** Entry of `blog/redirects.yml`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

function pathOf(address: string): string {
  try {
    return decodeURI(new URL(address, 'https://site.example').pathname).replace(/(?<=.)\/$/, '');
  } catch {
    return address;
  }
}

/**
 * Splits redirects into those whose target exists and those whose target is missing. Docusaurus'
 * plugin would stop the build at the latter.
 *
 * @param routes addresses of all pages, with the base path
 */
export function splitRedirects<One extends Redirect>(
  redirects: readonly One[],
  routes: readonly string[],
  baseUrl: string,
): {readonly kept: One[]; readonly gone: One[]} {
  const pages = new Set(routes.map(pathOf));
  const leadsToPage = ({to}: One) =>
    !to.startsWith('/') || pages.has(pathOf(`${baseUrl.replace(/\/$/, '')}${to}`));
  return {
    kept: redirects.filter(leadsToPage),
    gone: redirects.filter((redirect) => !leadsToPage(redirect)),
  };
}

/** Returns a message about a redirect whose target is missing, with the fix. */
export function goneRedirectProblem({from, to}: Redirect): string {
  return `blog/redirects.yml: ${from} leads to ${to}, which does not exist. Change "to" to a page of the site, or remove the redirect.`;
}
