import ts from 'typescript';
import type {MarkdownSettings, Owner} from '../../../lib/owner';
import {applyEdits} from '../changes';
import type {Export} from './exportedPost';
import {isInstalled} from './mdx/imports';

/** Settings of the owner file that a blog from elsewhere can bring. */
export type BroughtSettings = Pick<
  Owner,
  'blogTitle' | 'blogDescription' | 'blogSidebarTitle' | 'blogSidebarCount' | 'markdown'
>;

/** The object literal that an owner file exports; undefined if its owner wrote it in another way. */
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
 * Adds settings to an owner file. Those that it has already stay as they are.
 *
 * @returns the file with the settings, and the names of those that were added
 */
export function addSettings(
  text: string,
  settings: BroughtSettings,
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

type RemarkPlugin = NonNullable<MarkdownSettings['remarkPlugins']>[number];

function nameOf(plugin: RemarkPlugin): string {
  return typeof plugin === 'string' ? plugin : plugin[0];
}

/** Remark plugins of the old blog but for formulas, which are an extension here. */
function pluginsOf({config, docusaurus}: Pick<Export, 'config' | 'docusaurus'>): RemarkPlugin[] {
  const blog = config?.blogs.find(({folder}) => folder === docusaurus);
  return (blog?.remarkPlugins ?? []).filter((plugin) => nameOf(plugin) !== 'remark-math');
}

/** Packages of remark plugins of the old blog that are not installed here. */
export function missingPlugins(exported: Export, root: string): string[] {
  return pluginsOf(exported)
    .map(nameOf)
    .filter((name) => !isInstalled(name, root));
}

/** Settings of a Docusaurus site that this site takes over. */
export function settingsOf({config, docusaurus}: Export, root: string): BroughtSettings {
  const blog = config?.blogs.find(({folder}) => folder === docusaurus);
  const extensions = [
    ...(config?.hasMath ? (['math'] as const) : []),
    ...(config?.hasMermaid ? (['mermaid'] as const) : []),
  ];
  const remarkPlugins = pluginsOf({config, docusaurus}).filter((plugin) =>
    isInstalled(nameOf(plugin), root),
  );
  const markdown = {
    ...(config?.format && config.format !== 'mdx' ? {format: config.format} : {}),
    ...(extensions.length > 0 ? {extensions} : {}),
    ...(remarkPlugins.length > 0 ? {remarkPlugins} : {}),
  };
  return {
    blogTitle: blog?.title,
    blogDescription: blog?.description,
    blogSidebarTitle: blog?.sidebarTitle,
    blogSidebarCount: blog?.sidebarCount,
    ...(Object.keys(markdown).length > 0 ? {markdown} : {}),
  };
}
