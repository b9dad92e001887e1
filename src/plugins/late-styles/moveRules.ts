import type {Root} from 'postcss';
import {dropEmpty, keepSelectors} from './layers';
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
  const places = (selector: string): ReadonlySet<string> | undefined => {
    if (!known.has(selector)) {
      known.set(
        selector,
        placesOf(selector, (name) => early.has(name), parts),
      );
    }
    return known.get(selector);
  };
  for (const [name, sheet] of sheets) {
    const moved = shared.clone();
    moved.each((node) => {
      if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) {
        node.remove();
      }
    });
    moved.walkAtRules(/keyframes$|^font-face$/, (node) => void node.remove());
    keepSelectors(moved, (selector) => places(selector)?.has(name) === true);
    dropEmpty(moved);
    sheet.prepend(moved.nodes);
  }
  keepSelectors(shared, (selector) => places(selector) === undefined);
}
