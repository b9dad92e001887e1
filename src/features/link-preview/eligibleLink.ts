/** Parts of the main landmark whose links only lead about, and what opts out. */
const EXCLUDED = 'nav, aside, .theme-doc-toc-mobile, [data-no-preview]';

/**
 * The link of the content that an event happened on, if it may have a preview: it leads to another
 * page of this site and has words. (A square of the calendar has none; its post is named below it.)
 */
export function eligibleLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  const leadsOn =
    link?.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.target !== '_blank';
  return link && leadsOn && link.textContent.trim() && !link.closest(EXCLUDED) ? link : undefined;
}
