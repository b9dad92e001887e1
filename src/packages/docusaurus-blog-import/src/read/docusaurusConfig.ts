import ts from 'typescript';
import type {MarkdownSettings} from '../docusaurus/types.js';
import {isFields} from './exportedPost.js';

/** Options of a blog in another site's configuration. */
interface OldBlog {
  /** Folder of the posts, below the site. @default 'blog' */
  readonly folder: string;
  /** First part of the posts' addresses, with a slash in front and none at the end; '' for the root. */
  readonly route: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly sidebarTitle?: string | undefined;
  readonly sidebarCount?: number | 'ALL' | undefined;
  /** Names of the lists, from the folder of the posts. */
  readonly tags: string | undefined;
  readonly authors: string | undefined;
  /** Remark plugins by package, in their order; options that are computed are left out. */
  readonly remarkPlugins: NonNullable<MarkdownSettings['remarkPlugins']>;
}

/** Settings that the import takes from `docusaurus.config.js`. */
export interface OldDocusaurus {
  /** Address of the site; undefined if the configuration does not name it as a text. */
  readonly url: URL | undefined;
  /** Path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** The blog of the preset first. */
  readonly blogs: readonly OldBlog[];
  readonly format: 'mdx' | 'md' | 'detect' | undefined;
  readonly hasMermaid: boolean;
  readonly hasMath: boolean;
  /** False if the site accepts no syntax of MDX 1. */
  readonly mdx1Compat: boolean;
}

const BLOG_PLUGIN = /(?:^|\/)(?:plugin-)?content-blog$/;

/** A module without its type assertions, parentheses and `satisfies`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** Package that a name is imported from, by name, and the constants of the file. */
function readNames(file: ts.SourceFile) {
  const packages = new Map<string, string>();
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const {name, namedBindings} = node.importClause ?? {};
      const names = [
        name,
        namedBindings && ts.isNamespaceImport(namedBindings) && namedBindings.name,
      ];
      for (const each of names) {
        if (each) {
          packages.set(each.text, node.moduleSpecifier.text);
        }
      }
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {packages, constants};
}

/**
 * Reads the settings that the import takes from a Docusaurus site's configuration. The file is parsed, not run:
 * its packages are not installed here. Values that are computed count as not given.
 *
 * @param name of the file, whose extension gives its language
 */
export function readDocusaurusConfig(name: string, text: string): OldDocusaurus {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const {packages, constants} = readNames(file);

  /** The node behind a name and behind wrappers. */
  function resolve(node: ts.Expression | undefined, depth = 0): ts.Expression | undefined {
    const inner = node && bare(node);
    if (
      inner &&
      ts.isBinaryExpression(inner) &&
      /^(?:\|\||\?\?)$/.test(inner.operatorToken.getText(file))
    ) {
      // The address that a variable of the environment may replace.
      return resolve(inner.right, depth);
    }
    return inner && ts.isIdentifier(inner) && depth < 10 && constants.has(inner.text)
      ? resolve(constants.get(inner.text), depth + 1)
      : inner;
  }
  function field(object: ts.Expression | undefined, key: string): ts.Expression | undefined {
    const literal = resolve(object);
    if (!literal || !ts.isObjectLiteralExpression(literal)) {
      return undefined;
    }
    for (const property of literal.properties) {
      if (
        ts.isPropertyAssignment(property) &&
        property.name.getText(file).replace(/^["']|["']$/g, '') === key
      ) {
        return resolve(property.initializer);
      }
      if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) {
        return resolve(property.name);
      }
      const spread = ts.isSpreadAssignment(property) ? field(property.expression, key) : undefined;
      if (spread) {
        return spread;
      }
    }
    return undefined;
  }
  function textOf(node: ts.Expression | undefined): string | undefined {
    return node && ts.isStringLiteralLike(node) ? node.text : undefined;
  }
  function itemsOf(node: ts.Expression | undefined): ts.Expression[] {
    const list = resolve(node);
    return list && ts.isArrayLiteralExpression(list) ? [...list.elements] : [];
  }
  /** The package of a plugin: `'name'`, `name`, `require('name')`, `require.resolve('name')` or a list that begins with one. */
  function packageOf(node: ts.Expression | undefined): string | undefined {
    const inner = node && bare(node);
    if (inner && ts.isIdentifier(inner) && packages.has(inner.text)) {
      return packages.get(inner.text);
    }
    const value = resolve(inner);
    if (value && ts.isArrayLiteralExpression(value)) {
      return packageOf(value.elements[0]);
    }
    if (value && ts.isCallExpression(value)) {
      return /^require\b/.test(value.expression.getText(file))
        ? textOf(value.arguments[0])
        : undefined;
    }
    if (value && ts.isPropertyAccessExpression(value)) {
      return packageOf(value.expression);
    }
    return textOf(value);
  }
  /** The value of a literal; undefined for anything computed. */
  function valueOf(node: ts.Expression | undefined): unknown {
    const value = resolve(node);
    if (value && ts.isObjectLiteralExpression(value)) {
      const entries = value.properties.map((property) => {
        const name =
          property.name && ts.isComputedPropertyName(property.name)
            ? ''
            : property.name?.getText(file);
        return [name?.replace(/^["']|["']$/g, ''), valueOf(field(value, name ?? ''))] as const;
      });
      return entries.some(([name, each]) => !name || each === undefined)
        ? undefined
        : Object.fromEntries(entries);
    }
    if (value && ts.isArrayLiteralExpression(value)) {
      const items = value.elements.map(valueOf);
      return items.includes(undefined) ? undefined : items;
    }
    return value?.kind === ts.SyntaxKind.TrueKeyword
      ? true
      : value?.kind === ts.SyntaxKind.FalseKeyword
        ? false
        : value && ts.isNumericLiteral(value)
          ? Number(value.text)
          : textOf(value);
  }
  function pluginOf(node: ts.Expression): OldBlog['remarkPlugins'] {
    const name = packageOf(node);
    const options = valueOf(itemsOf(node)[1]);
    const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
    return name === undefined ? [] : [isObject ? [name, options as Record<string, unknown>] : name];
  }
  function blogOf(options: ts.Expression | undefined): OldBlog {
    const text = (key: string) => textOf(field(options, key));
    const count = field(options, 'blogSidebarCount');
    const route = (text('routeBasePath') ?? 'blog').replace(/^\/+|\/+$/g, '');
    return {
      folder: (text('path') ?? 'blog').replace(/^\.\/|\/+$/g, ''),
      route: route === '' ? '' : `/${route}`,
      tags: text('tags'),
      authors: text('authorsMapPath'),
      title: text('blogTitle'),
      description: text('blogDescription'),
      sidebarTitle: text('blogSidebarTitle'),
      sidebarCount:
        textOf(count) === 'ALL'
          ? 'ALL'
          : count && ts.isNumericLiteral(count)
            ? Number(count.text)
            : undefined,
      remarkPlugins: itemsOf(field(options, 'remarkPlugins')).flatMap(pluginOf),
    };
  }

  const config = findConfig(file, resolve, field);
  const ofPresets = itemsOf(field(config, 'presets')).flatMap((preset) => {
    const options = itemsOf(preset)[1];
    const blog = field(options, 'blog');
    const isClassic = /^(?:@docusaurus\/preset-)?classic$/.test(packageOf(preset) ?? '');
    return blog?.kind === ts.SyntaxKind.FalseKeyword || (!blog && !isClassic) ? [] : [blogOf(blog)];
  });
  const ofPlugins = itemsOf(field(config, 'plugins')).flatMap((plugin) =>
    BLOG_PLUGIN.test(packageOf(plugin) ?? '') ? [blogOf(itemsOf(plugin)[1])] : [],
  );
  const url = textOf(field(config, 'url')) ?? '';
  const markdown = field(config, 'markdown');
  const format = textOf(field(markdown, 'format'));
  const v4 = valueOf(field(field(config, 'future'), 'v4'));
  const isStrict = v4 === true || (isFields(v4) && v4['mdx1CompatDisabledByDefault'] === true);
  const all = itemsOf(field(config, 'themes')).map((theme) => packageOf(theme) ?? '');
  return {
    url: URL.canParse(url) && new URL(url).hostname !== 'localhost' ? new URL(url) : undefined,
    baseUrl: textOf(field(config, 'baseUrl')) ?? '/',
    blogs: [...ofPresets, ...ofPlugins],
    format: format === 'md' || format === 'detect' || format === 'mdx' ? format : undefined,
    hasMermaid:
      all.some((theme) => /theme-mermaid$/.test(theme)) &&
      field(markdown, 'mermaid')?.kind === ts.SyntaxKind.TrueKeyword,
    hasMath: [...ofPresets, ...ofPlugins].some(({remarkPlugins}) =>
      remarkPlugins.includes('remark-math'),
    ),
    mdx1Compat: Boolean(valueOf(field(field(markdown, 'mdx1Compat'), 'comments')) ?? !isStrict),
  };
}

/** The object that holds `presets`: the export, what a function returns, or any such constant. */
function findConfig(
  file: ts.SourceFile,
  resolve: (node: ts.Expression | undefined) => ts.Expression | undefined,
  field: (object: ts.Expression | undefined, key: string) => ts.Expression | undefined,
): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) {
      return;
    }
    if (
      ts.isObjectLiteralExpression(node) &&
      field(node, 'title') &&
      (field(node, 'presets') ?? field(node, 'plugins') ?? field(node, 'url'))
    ) {
      found = resolve(node);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
