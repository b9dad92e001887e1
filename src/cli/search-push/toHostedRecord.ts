import type {SearchRecord} from '../../lib/search/types';

/** A record with what Algolia ranks by. */
export interface HostedRecord extends SearchRecord {
  readonly weight: {readonly level: number; readonly position: number};
  /** Day of a post as a number, such as 20241103; 0 for what has none. */
  readonly day: number;
}

const LEVELS: Readonly<Record<SearchRecord['type'], number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  lvl5: 60,
  lvl6: 50,
  content: 0,
};

/**
 * @param siteUrl where the site is served, without path: an index may be asked from elsewhere
 * @param position the record's place among all
 */
export function toHostedRecord(
  record: SearchRecord,
  position: number,
  siteUrl: string,
): HostedRecord {
  return {
    ...record,
    url: new URL(record.url, siteUrl).href,
    url_without_anchor: new URL(record.url_without_anchor, siteUrl).href,
    weight: {level: LEVELS[record.type], position},
    day: Number(record.date?.replaceAll('-', '') ?? 0),
  };
}
