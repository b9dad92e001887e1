import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Docusaurus takes HTML here; the owner file holds text, so that nothing of it can be markup. */
export function announcementBar({announcement, baseUrl}: Owner): ThemeConfig['announcementBar'] {
  if (!announcement) {
    return undefined;
  }
  const {text, link, ...rest} = announcement;
  const href = link?.href.startsWith('/') ? `${baseUrl}${link.href.slice(1)}` : link?.href;
  const anchor = link ? ` <a href="${escapeHtml(href ?? '')}">${escapeHtml(link.label)}</a>` : '';
  return {...rest, content: `${escapeHtml(text)}${anchor}`};
}
