import type {Declaration, Root} from 'postcss';
import {KEYWORD, readsOf, ruleOf, theirProperties} from './customProperties';
import {isUnconditional} from './layers';

const USE = /var\(\s*(--[\w-]+)\s*\)/g;
const WITH_FALLBACK = /var\(\s*(--[\w-]+)\s*,/g;
/** Where the site's tokens are set: on the page, and on a part of it that is shown in one mode. */
const MODES = [':root', '[data-theme=dark]', '[data-theme=light]'];
const MODES_OR_ANY = new Set([...MODES, '[data-theme]']);

interface Meaning {
  readonly value: string;
  /** Whether the value is one text for all modes that reads tokens of the mode. */
  readonly isAlias: boolean;
}

function selectorsOf(declaration: Declaration): readonly string[] {
  return ruleOf(declaration)?.selectors ?? [];
}

function byName(declarations: readonly Declaration[]): Map<string, Declaration[]> {
  const groups = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    groups.set(declaration.prop, [...(groups.get(declaration.prop) ?? []), declaration]);
  }
  return groups;
}

/** A value with the constants written out. Neighbors may have no space: `var(--a)var(--b)`. */
function filled(value: string, constants: ReadonlyMap<string, Meaning>): string {
  let full = value;
  while (readsOf(full).some((name) => constants.has(name))) {
    full = fillOnce(full, constants);
  }
  return full;
}

function fillOnce(value: string, constants: ReadonlyMap<string, Meaning>): string {
  return value
    .replace(USE, (use, name: string) => {
      const constant = constants.get(name);
      return constant ? ` ${constant.value} ` : use;
    })
    .replace(/ {2,}/g, ' ')
    .replace(/([(,]) | ([),])/g, '$1$2')
    .trim();
}

/**
 * The properties that mean one thing on every element of every page: those set once, to a value
 * that reads nothing or only such, and those that are another name of what each mode sets.
 */
function findConstants(
  roots: readonly Root[],
  isNamed: (name: string) => boolean,
): ReadonlyMap<string, Meaning> {
  const every: Declaration[] = [];
  const withFallback = new Set<string>();
  roots.forEach((root) =>
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) {
        every.push(declaration);
      }
      for (const [, name = ''] of declaration.value.matchAll(WITH_FALLBACK)) {
        withFallback.add(name);
      }
    }),
  );
  const all = byName(every);
  const constants = new Map<string, Meaning>();

  function setOnlyByModes(name: string): boolean {
    return (all.get(name) ?? []).every((declaration) =>
      selectorsOf(declaration).every((selector) => MODES_OR_ANY.has(selector)),
    );
  }

  function meaningOf(declarations: readonly Declaration[]): Meaning | undefined {
    const [first] = declarations;
    const value = first?.value ?? '';
    const isOne = declarations.every((declaration) => {
      const rule = ruleOf(declaration);
      return declaration.value === value && rule !== undefined && isUnconditional(rule);
    });
    if (!isOne || KEYWORD.test(value) || /url\(|var\([^)]*,/.test(value)) {
      return undefined;
    }
    const isRoot = declarations.every((declaration) =>
      selectorsOf(declaration).every((selector) => selector === ':root'),
    );
    const reads = readsOf(value);
    if (isRoot && reads.every((name) => constants.get(name)?.isAlias === false)) {
      return {value: filled(value, constants), isAlias: false};
    }
    const inAllModes = MODES.every((mode) =>
      declarations.some((declaration) => selectorsOf(declaration).includes(mode)),
    );
    const isAlias = inAllModes && reads.length > 0 && reads.every(setOnlyByModes);
    return isAlias ? {value: filled(value, constants), isAlias} : undefined;
  }

  for (let before = -1; constants.size > before;) {
    before = constants.size;
    for (const [name, declarations] of byName(theirProperties(roots))) {
      if (!constants.has(name) && !withFallback.has(name) && !isNamed(name)) {
        const meaning = meaningOf(declarations);
        if (meaning) {
          constants.set(name, meaning);
        }
      }
    }
  }
  return constants;
}

/** Writes Infima's and the theme's constants where they are read, and drops them. */
export function fillConstants(roots: readonly Root[], isNamed: (name: string) => boolean): void {
  const constants = findConstants(roots, isNamed);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) {
        declaration.remove();
      } else {
        declaration.value = filled(declaration.value, constants);
      }
    });
  }
}
