import {parseAddress} from '../../lib/siteLinks';

const MAX_EVENTS = 10;
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,198}[a-z0-9])?$/i;
const ID = /^[\w-]{1,64}$/;

/** An event in the feed. Any field may be missing or have the wrong type. */
interface FeedEvent {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly image?: unknown;
  readonly slug?: unknown;
  readonly markets?: readonly ({
    readonly outcomes?: unknown;
    readonly outcomePrices?: unknown;
  } | null)[];
}

/** Returns the first text or number in a JSON list as text; '' if the JSON does not begin with one. */
function firstOf(json: unknown): string {
  try {
    const list: unknown = JSON.parse(String(json));
    const first: unknown = Array.isArray(list) ? list[0] : '';
    return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : '';
  } catch {
    return '';
  }
}

function parseImage(image: unknown): string | undefined {
  const url = typeof image === 'string' ? parseAddress(image) : undefined;
  return url?.protocol === 'https:' && url.username === '' ? url.href : undefined;
}

/** Returns the event in a list; an empty list if the event is malformed. */
function parseEvent(event: FeedEvent | null, eventBase: string) {
  const market = Array.isArray(event?.markets) ? event.markets[0] : undefined;
  const id = String(event?.id ?? '');
  const slug = String(event?.slug ?? '');
  const title = typeof event?.title === 'string' ? event.title.trim() : '';
  const outcome = firstOf(market?.outcomes);
  const price = firstOf(market?.outcomePrices);
  const percent = Math.round(Number(price) * 100);
  const isValid =
    ID.test(id) &&
    SLUG.test(slug) &&
    [title, outcome, price].every(Boolean) &&
    percent >= 0 &&
    percent <= 100;
  const image = parseImage(event?.image);
  return isValid ? [{id, title, image, url: `${eventBase}${slug}`, percent, outcome}] : [];
}

/** An event; `percent` is the probability of its first outcome, such as "Yes", in whole percent. */
export type PredictionItem = ReturnType<typeof parseEvent>[number];

/**
 * Parses the events in the feed. Drops malformed events, and repeated events with the same id.
 *
 * @param feed list of events, not validated
 * @param eventBase https address, ending in a slash, to which slugs are appended
 */
export function parsePredictionEvents(
  feed: readonly unknown[],
  eventBase: string,
): PredictionItem[] {
  const items = feed.flatMap((event) => parseEvent(event as FeedEvent | null, eventBase));
  const ids = items.map(({id}) => id);
  return items.filter(({id}, index) => ids.indexOf(id) === index).slice(0, MAX_EVENTS);
}
