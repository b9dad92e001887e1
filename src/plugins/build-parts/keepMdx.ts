import path from 'node:path';

interface Rule {
  use?: unknown;
}

export interface RuledConfig {
  readonly module?: {readonly rules?: readonly unknown[] | undefined} | undefined;
}

const MDX_LOADER = /[\\/]@docusaurus[\\/]mdx-loader[\\/]/;

function isMdxLoader(item: unknown): boolean {
  const {loader} = (item ?? {}) as {readonly loader?: unknown};
  return typeof loader === 'string' && MDX_LOADER.test(loader);
}

/**
 * Puts `keptMdx.mjs` before the MDX loader of each rule that has one.
 *
 * @param folder where compiled modules are kept
 * @throws Error where no rule has it: Docusaurus has changed how it compiles MDX
 */
export function keepMdx({module}: RuledConfig, folder: string): void {
  const rules = (module?.rules ?? []) as readonly Rule[];
  const found = rules.filter(({use}) => Array.isArray(use) && use.some(isMdxLoader));
  if (found.length === 0) {
    throw new Error('No rule of the bundler compiles MDX with @docusaurus/mdx-loader.');
  }
  for (const rule of found) {
    const keeper = {loader: path.join(__dirname, 'keptMdx.mjs'), options: {folder}};
    rule.use = [keeper, ...(rule.use as unknown[])];
  }
}
