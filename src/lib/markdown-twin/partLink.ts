import type {Link} from 'mdast';
import {partAnchor} from '../partAnchor';

/** `VestingCalculator` is "Vesting calculator". */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What stands for an interactive part: a link to it on the page.
 *
 * @param title what the page calls it; without it the link leads to the page and says its name
 */
export function partLink(name: string, title: string | undefined, address: string): Link {
  return {
    type: 'link',
    url: title ? `${address}#${partAnchor(title)}` : address,
    children: [{type: 'text', value: `${title ?? wordsOf(name)} (interactive, on the page)`}],
  };
}
