/** A redirect in `blog/redirects.yml`. */
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
 * Separates redirects to missing pages, which would make Docusaurus' plugin stop the build, from all
 * others. Pages of other sites are not checked.
 *
 * @param routes addresses of all pages, with the base path
 */
export function splitRedirects(
  redirects: readonly Redirect[],
  routes: readonly string[],
  baseUrl: string,
): {readonly working: Redirect[]; readonly broken: Redirect[]} {
  const pages = new Set(routes.map(pathOf));
  const isWorking = ({to}: Redirect) =>
    !to.startsWith('/') || pages.has(pathOf(`${baseUrl.replace(/\/$/, '')}${to}`));
  return {
    working: redirects.filter(isWorking),
    broken: redirects.filter((redirect) => !isWorking(redirect)),
  };
}

/** Returns a message that a redirect leads to a missing page, with the fix. */
export function brokenRedirectMessage({from, to}: Redirect): string {
  return `blog/redirects.yml: ${from} leads to ${to}, which does not exist. Change "to" to a page of the site, or remove the redirect.`;
}
