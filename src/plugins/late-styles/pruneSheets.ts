import {parse} from 'postcss';
import type {Root} from 'postcss';
import {dropOverridden, dropUnread, dropUnset, theirProperties} from './customProperties';
import {dropPrefixes} from './dropPrefixes';
import {fillConstants} from './fillConstants';
import {dropEmpty} from './layers';
import {moveRules} from './moveRules';
import {classText, namesIn} from './namesIn';
import {selectorClasses} from './selectorClasses';

/** What a route, or an `import()` within one, loads together. */
export interface LoadedTogether {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** Whether it is the first script with the sheet that every page has. */
  readonly isFirst: boolean;
  /** Text and data, as against components. */
  readonly isContent: boolean;
}

export interface Files {
  /** Minified CSS by name. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Minified scripts by name. */
  readonly scripts: ReadonlyMap<string, string>;
}

function namesOf(roots: readonly Root[]): Set<string> {
  const names = new Set(theirProperties(roots).map(({prop}) => prop));
  roots.forEach((root) =>
    root.walkRules(({selectors}) => {
      selectors.flatMap(selectorClasses).forEach((name) => names.add(name));
    }),
  );
  return names;
}

/**
 * The sheets without the parts of Infima and of Docusaurus' theme that this site cannot show, and
 * with the others where they are shown. Every class that a page has is in its script as well,
 * because React renders both; so a rule for a class that occurs in no script is for nothing, and
 * one for a class that only some pages' scripts name belongs into the sheets of those. The site's
 * own rules are left as they are.
 *
 * @param unchosen classes that scripts name, and that the site's settings do not choose
 */
export function pruneSheets(
  {sheets, scripts}: Files,
  loads: readonly LoadedTogether[],
  unchosen: readonly string[] = [],
): ReadonlyMap<string, string> {
  const roots = new Map([...sheets].map(([name, css]) => [name, parse(css)]));
  const all = [...roots.values()];
  const wanted = namesOf(all);
  unchosen.forEach((name) => wanted.delete(name));
  const inScript = new Map([...scripts].map(([name, text]) => [name, namesIn(text, wanted)]));
  const named = (names: readonly string[]): Set<string> =>
    new Set(names.flatMap((name) => [...(inScript.get(name) ?? [])]));
  const namedAsClass = (names: readonly string[]): Set<string> =>
    namesIn(names.map((name) => classText(scripts.get(name) ?? '')).join(' '), wanted);

  const [first] = loads.filter(({isFirst}) => isFirst);
  const shared = first?.sheets.find((name) => roots.has(name)) ?? '';
  const root = roots.get(shared);
  if (first === undefined || root === undefined) {
    throw new Error('The first script has no style sheet: src/plugins/late-styles must change.');
  }
  const late = new Map([...roots].filter(([name]) => name !== shared));
  const parts = loads
    .filter(({isFirst}) => !isFirst)
    .map((load) => ({
      ...load,
      names: load.isContent ? namedAsClass(load.scripts) : named(load.scripts),
    }));
  moveRules(root, late, parts, named(first.scripts));

  const anywhere = named([...scripts.keys()]);
  dropOverridden(all);
  dropUnread(all, (name) => anywhere.has(name));
  dropUnset(all);
  fillConstants(all, (name) => anywhere.has(name));
  all.forEach(dropPrefixes);
  all.forEach(dropEmpty);
  return new Map([...roots].map(([name, sheet]) => [name, sheet.toString()]));
}
