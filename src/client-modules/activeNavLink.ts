import {isUnderPath} from '../lib/paths';

/** Milliseconds between a route change and the refresh; by then, the new page has been painted. */
const REFRESH_DELAY = 50;

/** Marks the links to the section of a path as active, and all others as inactive. */
function refresh(pathname: string): void {
  document.querySelectorAll<HTMLElement>('[data-active-prefix]').forEach((link) => {
    const active = isUnderPath(pathname, link.dataset['activePrefix'] ?? '');
    for (const base of ['navbar__link', 'menu__link']) {
      link.classList.toggle(`${base}--active`, active && link.classList.contains(base));
    }
    link.ariaCurrent = active ? 'page' : null;
  });
}

let timer: number | undefined;

/**
 * Marks the active link again after a route change. The server and React already mark it, but other
 * scripts may have changed the link since.
 */
export function onRouteDidUpdate({
  location,
}: {
  readonly location: {readonly pathname: string};
}): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(refresh, REFRESH_DELAY, location.pathname);
}
