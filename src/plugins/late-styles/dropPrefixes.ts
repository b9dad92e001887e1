import type {Root} from 'postcss';

/**
 * Removes what the build adds for browsers that read the property itself. (Safari needs the prefix
 * for a line with a style, not for no line.)
 */
export function dropPrefixes(root: Root): void {
  root.walkDecls(/^(?:-webkit-text-decoration|page-break-.+)$/, (declaration) => {
    const {prop, value, parent} = declaration;
    const name = prop.replace(/^-webkit-|^page-/, '');
    const stands = parent?.some((node) => {
      return node.type === 'decl' && node.prop === name && node.value === value;
    });
    if (stands && (prop.startsWith('page-') || value === 'none')) {
      declaration.remove();
    }
  });
}
