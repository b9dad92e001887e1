import {translate} from '@docusaurus/Translate';
import {usePlural} from '../../components/plurals';

/** Returns a function that formats a number of links as "1 link" or "12 links". */
export function useLinkCount(): (count: number) => string {
  return usePlural(
    translate({
      id: 'site.map.links',
      message: '{count} link|{count} links',
      description: 'Number of links of a post',
    }),
  );
}
