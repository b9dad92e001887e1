import type {Declaration, Root, Rule} from 'postcss';
import {isLayered} from './layers';

/** Infima's and the theme's; the site's own tokens stay as they are written. */
const THEIRS = /^--(?:ifm|docusaurus)-/;
const PAGE = /^(?::root|html(?:\[data-theme=\w+\])?|\[data-theme=\w+\]:root)$/;
/** As the value of a custom property these do not mean what they mean elsewhere. */
export const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;
const USE = /var\(\s*(--[\w-]+)\s*[,)]/g;

export function theirProperties(roots: readonly Root[]): Declaration[] {
  const found: Declaration[] = [];
  roots.forEach((root) => root.walkDecls(THEIRS, (declaration) => void found.push(declaration)));
  return found;
}

/** The custom properties that a value reads. */
export function readsOf(value: string): string[] {
  return [...value.matchAll(USE)].map(([, name = '']) => name);
}

export function ruleOf({parent}: Declaration): Rule | undefined {
  return parent?.type === 'rule' ? (parent as Rule) : undefined;
}

/** Removes what a layer sets on the page and the site's own styles, outside all layers, set anew. */
export function dropOverridden(roots: readonly Root[]): void {
  const all = theirProperties(roots);
  const own = new Set<string>();
  for (const declaration of all) {
    const rule = ruleOf(declaration);
    if (rule?.parent?.type === 'root' && rule.selectors.includes(':root')) {
      own.add(declaration.prop);
    }
  }
  for (const declaration of all) {
    const rule = ruleOf(declaration);
    const isPage = rule?.selectors.every((selector) => PAGE.test(selector));
    if (rule && isPage && isLayered(rule) && own.has(declaration.prop)) {
      declaration.remove();
    }
  }
}

/** Removes properties that no style and no script reads. */
export function dropUnread(roots: readonly Root[], isNamed: (name: string) => boolean): void {
  for (let before = Infinity, left = theirProperties(roots); left.length < before;) {
    before = left.length;
    const read = new Set<string>();
    roots.forEach((root) =>
      root.walkDecls(({value}) => readsOf(value).forEach((name) => read.add(name))),
    );
    left
      .filter(({prop}) => !read.has(prop) && !isNamed(prop))
      .forEach((declaration) => declaration.remove());
    left = theirProperties(roots);
  }
}

/**
 * Removes properties that the page sets to a keyword only: it has nothing to inherit them from, so
 * that they mean the same as none.
 */
export function dropUnset(roots: readonly Root[]): void {
  const onPage = theirProperties(roots).filter((declaration) =>
    ruleOf(declaration)?.selectors.some((selector) => PAGE.test(selector)),
  );
  const set = new Set(onPage.filter(({value}) => !KEYWORD.test(value)).map(({prop}) => prop));
  for (const declaration of onPage) {
    const isPage = ruleOf(declaration)?.selectors.every((selector) => PAGE.test(selector));
    if (isPage && !set.has(declaration.prop)) {
      declaration.remove();
    }
  }
}
