import styles from './styles.module.css';

/** A letter for each token of the site's colors for code: a page of code has hundreds of them. */
const CLASSES: Readonly<Record<string, string | undefined>> = {
  comment: styles['c'],
  punctuation: styles['p'],
  keyword: styles['k'],
  string: styles['s'],
  number: styles['n'],
  function: styles['f'],
  property: styles['v'],
  inserted: styles['i'],
  deleted: styles['d'],
};

/**
 * The class of a color of the site's theme for code, such as `keyword`.
 *
 * @throws Error at a color that has no class in the style sheet
 */
export function tokenClass(color: string): string {
  const own = CLASSES[color];
  if (own === undefined) {
    throw new Error(`Code has the color ${color}, for which styles.module.css has no class.`);
  }
  return own;
}
