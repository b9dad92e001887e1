import type {Edit} from '../files/changes.js';
import type {Note} from '../report/notes.js';
import {freeNames} from './scopes.js';
import type {ProgramNode} from './scopes.js';
import type {ComponentSurroundings} from './imports.js';

/** Names that every MDX file of a Docusaurus site has: of the theme, of Docusaurus, of modules. */
const GIVEN = ['Admonition', 'Details', 'Head'].concat([
  ...['props', 'frontMatter', 'metadata', 'toc', 'assets', 'contentTitle', 'components'],
  ...['require', 'module', 'exports', 'undefined', 'arguments'],
]);
/** Names of browsers, which only a function that runs later may use. */
const IN_BROWSER =
  /^(?:window|document|navigator|location|history|localStorage|sessionStorage|alert|self)$/;
export function rangeOf(node: ProgramNode): [number, number] {
  return [Number(node['start']), Number(node['end'])];
}

/** Edits and notes collected while an MDX text is moved. */
export class MdxRewrite {
  readonly notes = new Map<string, Note>();
  readonly edits: Edit[] = [];
  readonly known = new Set(GIVEN);
  readonly used = new Set<string>();
  readonly packages = new Set<string>();
  readonly pictures = new Map<string, string>();

  constructor(
    readonly body: string,
    readonly around: ComponentSurroundings,
  ) {
    around.components?.forEach((name) => this.known.add(name));
  }

  note(text: string, quote?: string): void {
    if (!this.notes.has(text)) {
      this.notes.set(text, {kind: 'code', text, quote});
    }
  }

  /** The first name that is unknown here and would stop the build. */
  unknownIn(node: ProgramNode | undefined): string | undefined {
    const names = [...(node ? freeNames(node) : [])];
    return names.find(([name, isNow]) => {
      const isGlobal = name in globalThis || (IN_BROWSER.test(name) && !isNow);
      return !this.known.has(name) && (!isGlobal || (IN_BROWSER.test(name) && isNow));
    })?.[0];
  }

  use(node: ProgramNode | undefined): void {
    [...(node ? freeNames(node).keys() : [])].forEach((name) => this.used.add(name));
  }

  /** Removes a statement with the end of its line. */
  remove(node: ProgramNode): void {
    const [start, end] = rangeOf(node);
    const rest = /^[ \t]*;?[ \t]*\n?/.exec(this.body.slice(end))?.[0].length ?? 0;
    this.edits.push({start, end: end + rest, text: ''});
  }
}
