interface Loader {
  readonly loader?: string;
  readonly options?: {modules?: {hashStrategy?: string; localIdentName?: string}};
}

/** What is used here of the bundler's settings. */
export interface StyleConfig {
  readonly module?: {readonly rules?: readonly {readonly use?: readonly Loader[]}[]};
}

/** Letters of a class's name: a thousand classes have one chance in two thousand that two share one. */
const LETTERS = 5;

/**
 * Names the classes of CSS modules as short as can be, by a hash of file and name: they are in every
 * page, some of them often, and were 850 bytes of a post's. While a site is worked on, a class keeps
 * its name, and those of one file end in the same letters.
 *
 * @throws Error when Docusaurus no longer has css-loader make the names
 */
export function nameClasses({module}: StyleConfig, isBuild: boolean): void {
  const settings = (module?.rules ?? [])
    .flatMap(({use}) => (Array.isArray(use) ? (use as Loader[]) : []))
    .filter(({loader}) => loader?.includes('css-loader'))
    .flatMap(({options}) => options?.modules ?? []);
  if (settings.length === 0) {
    throw new Error('No rule for CSS modules: src/plugins/late-styles/nameClasses.ts must change.');
  }
  for (const modules of settings) {
    if (isBuild) {
      modules.localIdentName = `[contenthash:base64:${LETTERS}]`;
    } else {
      modules.hashStrategy = 'minimal-subset';
    }
  }
}
