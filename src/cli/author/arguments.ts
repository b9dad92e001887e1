/** Parsers for command-line arguments that several commands share. */
import {InvalidArgumentError} from 'commander';
import {isoDay} from '../../data/schemas/fields';

/** Parses a date, YYYY-MM-DD. */
export function parseDay(value: string): string {
  const [issue] = isoDay.safeParse(value).error?.issues ?? [];
  if (issue) {
    throw new InvalidArgumentError(`It ${issue.message}.`);
  }
  return value;
}

/** Parses the address of a site, which has no query or fragment. */
export function parseSiteAddress(value: string): URL {
  if (!/^https?:\/\/[^?#]+$/.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError(
      'It must be an address without a query or fragment, such as https://a.example.',
    );
  }
  return new URL(value);
}
