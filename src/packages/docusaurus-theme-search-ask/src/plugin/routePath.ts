/** Settings of a site that its routes depend on. */
export interface RouteSettings {
  /** With both slashes. */
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** Path of a page's route: plugins know their pages without the slash that routes and links get. */
export function routePath(permalink: string, {baseUrl, trailingSlash}: RouteSettings): string {
  const bare = permalink.replace(/\/$/, '');
  return trailingSlash === undefined || permalink === baseUrl
    ? permalink
    : trailingSlash
      ? `${bare}/`
      : bare;
}
