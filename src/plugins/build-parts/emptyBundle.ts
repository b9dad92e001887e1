import path from 'node:path';

/** What is used here of the bundler's settings. */
export interface BundlerConfig {
  entry?: unknown;
  plugins?: unknown[];
}

/** Gives a bundler nothing to do: Docusaurus always starts both. */
export function emptyBundle(config: BundlerConfig): void {
  config.entry = {main: path.join(__dirname, 'nothing.ts')};
  config.plugins = [];
}
