import type {Root, Rule} from 'postcss';
import {dropEmpty, isForElements, isLayered, keepSelectors} from './layers';
import {selectorClasses} from './selectorClasses';

/** What is loaded together, beyond the first script. */
export interface Part {
  /** Names of its sheets: rules are moved into the first. */
  readonly sheets: readonly string[];
  /** Text and data (as against components), whose words are seldom names of classes. */
  readonly isContent: boolean;
  /** The classes that its scripts name. */
  readonly names: ReadonlySet<string>;
}

/**
 * Where a rule must stand: in the sheets of all parts that can show it; `undefined` if only the
 * shared sheet will do. Components count when they name any of the classes, for what surrounds them
 * may have the others; content counts when it names them all.
 */
function placesOf(
  selector: string,
  isEarly: (name: string) => boolean,
  parts: readonly Part[],
): ReadonlySet<string> | undefined {
  const classes = selectorClasses(selector).filter((name) => !isEarly(name));
  if (classes.length === 0) {
    return undefined;
  }
  const places = new Set<string>();
  for (const {sheets, isContent, names} of parts) {
    const isShown = isContent
      ? classes.every((name) => names.has(name))
      : classes.some((name) => names.has(name));
    const [sheet] = sheets;
    if (isShown && sheet === undefined) {
      return undefined;
    }
    if (isShown && sheet !== undefined) {
      places.add(sheet);
    }
  }
  return places;
}

/** The component that a class is a part or a kind of: `col` for `col--7`. */
function familiesOf(selector: string): string[] {
  return selectorClasses(selector).map((name) => name.replace(/(?:--|__).*$/, ''));
}

function overlap(one: Rule, other: Rule): boolean {
  const props = (rule: Rule): string[] =>
    rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
  return props(one).some((a) =>
    props(other).some((b) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)),
  );
}

/**
 * Which selectors of the shared sheet go where. Moved rules come behind all that stay, so a rule
 * stays if a later one that stays sets the same for the same component.
 */
function findMoves(
  shared: Root,
  places: (selector: string) => ReadonlySet<string> | undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  const rules: Rule[] = [];
  shared.walkRules((rule) => {
    if (isLayered(rule) && isForElements(rule)) {
      rules.push(rule);
    }
  });
  rules.reverse();
  const stayed = new Set<string>();
  for (let before = -1; stayed.size > before;) {
    before = stayed.size;
    addStaying(rules, places, stayed);
  }
  const moves = new Map<string, ReadonlySet<string>>();
  for (const selector of rules.flatMap(({selectors}) => selectors)) {
    if (!stayed.has(selector)) {
      moves.set(selector, places(selector) ?? new Set());
    }
  }
  return moves;
}

/** Adds to the selectors that stay; those found late may keep others, so it is done until all are. */
function addStaying(
  lastFirst: readonly Rule[],
  places: (selector: string) => ReadonlySet<string> | undefined,
  stayed: Set<string>,
): void {
  const staying = new Map<string, Rule[]>();
  for (const rule of lastFirst) {
    for (const selector of rule.selectors) {
      const families = familiesOf(selector);
      const isOvertaken = families.some((name) =>
        staying.get(name)?.some((later) => later !== rule && overlap(rule, later)),
      );
      if (stayed.has(selector) || isOvertaken || places(selector) === undefined) {
        stayed.add(selector);
        families.forEach((name) => staying.set(name, [...(staying.get(name) ?? []), rule]));
      }
    }
  }
}

/**
 * Moves the layers' rules that the first script names no class of out of the shared sheet, into the
 * sheets of the pages that do. A rule that no part names is dropped.
 *
 * @param early names in the first script
 */
export function moveRules(
  shared: Root,
  sheets: ReadonlyMap<string, Root>,
  parts: readonly Part[],
  early: ReadonlySet<string>,
): void {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const moves = findMoves(shared, (selector) => {
    if (!known.has(selector)) {
      known.set(
        selector,
        placesOf(selector, (name) => early.has(name), parts),
      );
    }
    return known.get(selector);
  });
  for (const [name, sheet] of sheets) {
    const moved = shared.clone();
    moved.each((node) => {
      if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) {
        node.remove();
      }
    });
    moved.walkAtRules(/keyframes$|^font-face$/, (node) => void node.remove());
    keepSelectors(moved, (selector) => moves.get(selector)?.has(name) === true);
    dropEmpty(moved);
    sheet.prepend(moved.nodes);
  }
  keepSelectors(shared, (selector) => !moves.has(selector));
}
