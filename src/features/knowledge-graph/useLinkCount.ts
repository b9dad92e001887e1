import {translate} from '@docusaurus/Translate';
import {usePlural} from '../../components/plurals';

/** Returns a function that formats a number of links as "no links", "1 link" or "12 links". */
export function useLinkCount(): (count: number) => string {
  const some = usePlural(
    translate({
      id: 'site.map.links',
      message: '{count} link|{count} links',
      description: 'Number of links of a post',
    }),
  );
  return (count) =>
    count === 0
      ? translate({
          id: 'site.map.noLinks',
          message: 'no links',
          description: 'Number of links of a post without links',
        })
      : some(count);
}
