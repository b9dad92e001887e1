import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {formatNumber} from './formats';

/**
 * Returns a function that chooses the plural form of a text for a number, and inserts the number and
 * other values into it.
 *
 * @param forms plural forms separated by `|`, with `{count}` in place of the number
 */
export function usePlural(
  forms: string,
): (count: number, values?: Readonly<Record<string, string | number>>) => string {
  const {selectMessage} = usePluralForm();
  return (count, values) =>
    interpolate(selectMessage(count, forms), {...values, count: formatNumber(count)});
}

/** Returns a function that formats a number of posts as "1 post" or "1,000 posts". */
export function usePostCount(): (count: number) => string {
  return usePlural(
    translate({
      id: 'site.postCount',
      message: '{count} post|{count} posts',
      description: 'Number of posts',
    }),
  );
}
