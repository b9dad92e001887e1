import ts from 'typescript';

/** Returns the modules of imported names and the initial values of variables, in any scope. */
function namesIn(file: ts.SourceFile) {
  const imports = new Map<string, string>();
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const {name, namedBindings} = node.importClause ?? {};
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings] : [];
      for (const each of [...named, ...whole].map((binding) => binding.name).concat(name ?? [])) {
        imports.set(each.text, node.moduleSpecifier.text);
      }
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {imports, constants};
}

/**
 * Parses a program and evaluates literals in it. No code is run: computed values are undefined.
 *
 * @param importValue returns the value of a name that is imported from a module
 */
export function readLiterals(
  fileName: string,
  text: string,
  importValue: (name: string, module: string) => unknown,
) {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const {imports, constants} = namesIn(file);

  function fieldsOf(node: ts.ObjectLiteralExpression, depth: number): Record<string, unknown> {
    const entries = node.properties.flatMap((property): [string, unknown][] => {
      if (ts.isSpreadAssignment(property)) {
        const value = valueOf(property.expression, depth);
        return typeof value === 'object' && value !== null ? Object.entries(value) : [];
      }
      const value = ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : undefined;
      const key = property.name && !ts.isComputedPropertyName(property.name) && property.name.text;
      return typeof key === 'string' ? [[key, valueOf(value, depth)]] : [];
    });
    return Object.fromEntries(entries);
  }

  function valueOf(node: ts.Expression | undefined, depth = 0): unknown {
    // Limits the depth, because a constant may refer to itself.
    if (!node || depth > 30) {
      return undefined;
    }
    const inner = (each: ts.Expression | undefined) => valueOf(each, depth + 1);
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      return node.kind === ts.SyntaxKind.TrueKeyword;
    }
    if (ts.isStringLiteralLike(node)) {
      return node.text;
    }
    if (ts.isNumericLiteral(node)) {
      return Number(node.text);
    }
    if (ts.isIdentifier(node)) {
      const module = imports.get(node.text);
      return module === undefined
        ? inner(constants.get(node.text))
        : importValue(node.text, module);
    }
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.map(inner);
    }
    if (ts.isObjectLiteralExpression(node)) {
      return fieldsOf(node, depth + 1);
    }
    if (ts.isBinaryExpression(node)) {
      // Uses the default value, as in `process.env.URL ?? 'https://site.example'`.
      const isDefault = /^(?:\|\||\?\?)$/.test(node.operatorToken.getText(file));
      return isDefault ? inner(node.right) : undefined;
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      const value = inner(node.operand);
      return typeof value === 'number' ? -value : undefined;
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      // A required module is represented by its name, and a date by its text.
      const isKnown = /^(?:require|require\.resolve|Date)$/.test(node.expression.getText(file));
      return isKnown ? inner(node.arguments?.[0]) : undefined;
    }
    // `plugin.default` of an imported or required plugin counts as the plugin itself.
    const isImportMember =
      ts.isPropertyAccessExpression(node) &&
      (!ts.isIdentifier(node.expression) || imports.has(node.expression.text));
    return isImportMember ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isParenthesizedExpression(node)
      ? inner(node.expression)
      : undefined;
  }
  return {file, valueOf, constants};
}

/** Evaluates one expression with the known values of `names`; undefined if it is computed. */
export function evaluateExpression(text: string, names: ReadonlyMap<string, unknown>): unknown {
  // Declares the names as imports, because `readLiterals` gets the values of imports from a function.
  const lines = [...names.keys()].map((name) => `import ${name} from '';\n`);
  const {constants, valueOf} = readLiterals(
    'expression.tsx',
    `${lines.join('')}const value = (${text}\n);`,
    (name) => names.get(name),
  );
  return valueOf(constants.get('value'));
}
