import {applyEdits} from 'docusaurus-blog-import/files';
import ts from 'typescript';

/** Returns the object literal of an owner file; undefined if the file has none. */
function ownerLiteral(text: string): ts.ObjectLiteralExpression | undefined {
  const file = ts.createSourceFile('owner.ts', text, ts.ScriptTarget.Latest, true);
  let found: ts.ObjectLiteralExpression | undefined;
  ts.forEachChild(file, function visit(node: ts.Node): void {
    if (
      ts.isObjectLiteralExpression(node) &&
      node.properties.some((property) => property.name?.getText(file) === 'siteTitle')
    ) {
      found ??= node;
      return;
    }
    ts.forEachChild(node, visit);
  });
  return found;
}

/**
 * Adds settings to an owner file. Existing settings stay unchanged.
 *
 * @returns the file with the settings, and the names of those that were added
 */
export function addSettings(
  text: string,
  settings: object,
): {readonly text: string; readonly added: readonly string[]} {
  const literal = ownerLiteral(text);
  const own = new Set(literal?.properties.map((property) => property.name?.getText()));
  const added = Object.entries(settings).filter(
    ([name, value]) => value !== undefined && !own.has(name),
  );
  if (!literal || added.length === 0) {
    return {text, added: []};
  }
  const start = literal.getStart() + 1;
  const lines = added.map(([name, value]) => `\n  ${name}: ${JSON.stringify(value)},`);
  return {
    text: applyEdits(text, [{start, end: start, text: lines.join('')}]),
    added: added.map(([name]) => name),
  };
}
