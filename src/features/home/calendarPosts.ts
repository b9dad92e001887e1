import {unlessServed} from '../../components/ServedPart/servedParts';
import type {DatedPost} from '../../lib/postRow';

async function load(): Promise<readonly DatedPost[]> {
  const {default: posts} =
    await import('@generated/docusaurus-plugin-content-blog/default/dated.json');
  return posts as readonly DatedPost[];
}

export const CALENDAR = 'home-calendar';

/** Every listed post, newest first; nothing where the page shows them as the server drew them. */
export const calendarPosts = await unlessServed(CALENDAR, load);
