import {analyze} from 'eslint-scope';
import type {Program} from 'estree';

/** A node of a program, whose kind matters only where it binds or uses names. */
export interface ProgramNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Analyzes the scopes of a program, or of a statement as a program of its own. */
function scopesOf(node: ProgramNode) {
  const program =
    node.type === 'Program'
      ? node
      : {type: 'Program', sourceType: 'module', body: [node], range: node['range']};
  const options = {ecmaVersion: 2024, sourceType: 'module', jsx: true} as const;
  return analyze(program as unknown as Program, options);
}

/** Returns the names that a statement declares in the module. */
export function declaredBy(node: ProgramNode): string[] {
  const [, module] = scopesOf(node).scopes;
  return (module?.variables ?? []).map(({name}) => name);
}

/**
 * Returns the names that a part of a program uses but does not declare.
 *
 * @returns for each name, true if it is needed at once, and not only when a function is called
 */
export function freeNames(node: ProgramNode): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const {identifier, from} of scopesOf(node).globalScope?.through ?? []) {
    const name = String(identifier.name);
    const isNow = from.variableScope.type !== 'function';
    found.set(name, isNow || found.get(name) === true);
  }
  return found;
}
