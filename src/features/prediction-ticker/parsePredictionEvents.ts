export interface PredictionItem {
  readonly id: string;
  readonly title: string;
  /** Address of a picture, https only. */
  readonly image: string | undefined;
  readonly url: string;
  /** Whole percent of the first outcome's price, 0 to 100. */
  readonly percent: number;
  /** The first outcome's name, such as "Yes". */
  readonly outcome: string;
}

const LIMIT = 10;
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,198}[a-z0-9])?$/i;
const ID = /^[\w-]{1,64}$/;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseList(json: unknown): unknown[] {
  if (typeof json !== 'string') {
    return [];
  }
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function parsePercent(prices: unknown): number | undefined {
  const [first] = parseList(prices);
  const price = typeof first === 'string' && first.trim() !== '' ? Number(first) : first;
  return typeof price === 'number' && price >= 0 && price <= 1
    ? Math.round(price * 100)
    : undefined;
}

function parseImage(image: unknown): string | undefined {
  if (typeof image !== 'string' || !URL.canParse(image)) {
    return undefined;
  }
  const url = new URL(image);
  return url.protocol === 'https:' && url.username === '' ? url.href : undefined;
}

function parseEvent(event: unknown, eventBase: string): PredictionItem[] {
  if (!isFields(event)) {
    return [];
  }
  const {title, slug, markets} = event;
  const id = typeof event['id'] === 'number' ? String(event['id']) : event['id'];
  const market: unknown = Array.isArray(markets) ? markets[0] : undefined;
  const [outcome] = isFields(market) ? parseList(market['outcomes']) : [];
  const percent = isFields(market) ? parsePercent(market['outcomePrices']) : undefined;
  if (
    typeof id !== 'string' ||
    !ID.test(id) ||
    typeof title !== 'string' ||
    title.trim() === '' ||
    typeof slug !== 'string' ||
    !SLUG.test(slug) ||
    typeof outcome !== 'string' ||
    percent === undefined
  ) {
    return [];
  }
  const image = parseImage(event['image']);
  return [{id, title: title.trim(), image, url: `${eventBase}${slug}`, percent, outcome}];
}

/**
 * Parses the events of the feed. Drops malformed events, and all but the first event with the same
 * id. Never throws: anything but a list counts as no events.
 *
 * @param feed the feed's answer, parsed as JSON but not validated
 * @param eventBase https address, ending in a slash, to which slugs are appended
 */
export function parsePredictionEvents(feed: unknown, eventBase: string): PredictionItem[] {
  const items = (Array.isArray(feed) ? feed : []).flatMap((event) => parseEvent(event, eventBase));
  const seen = new Set<string>();
  return items.filter(({id}) => !seen.has(id) && seen.add(id)).slice(0, LIMIT);
}
