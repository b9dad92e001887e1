/** Arguments of the command line that several commands read. */
import {InvalidArgumentError} from 'commander';
import {isoDay} from '../../data/schemas/fields';

/** A day as YYYY-MM-DD. */
export function dayArgument(value: string): string {
  const [issue] = isoDay.safeParse(value).error?.issues ?? [];
  if (issue) {
    throw new InvalidArgumentError(`It ${issue.message}.`);
  }
  return value;
}

/** The address of a site. */
export function siteArgument(value: string): URL {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('It must be an address such as https://a.example.');
  }
  return new URL(value);
}
