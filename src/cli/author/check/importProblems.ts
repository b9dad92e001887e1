import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ResolverFactory, CachedInputFileSystem} from 'enhanced-resolve';
import fs from 'node:fs';
import {nearest} from '../../../lib/nearest';
import type {Finding} from './linkProblems';
import type {Import} from './readScripts';

const require = createRequire(__filename);
const packageFolder = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** Folders that Docusaurus searches for `@theme/…`, beginning with the site's. */
function themeFolders(root: string): string[] {
  return [
    path.join(root, 'src/theme'),
    path.join(packageFolder('@docusaurus/theme-classic'), 'lib/theme'),
    path.join(packageFolder('@docusaurus/core'), 'lib/client/theme-fallback'),
    path.join(packageFolder('@easyops-cn/docusaurus-search-local'), 'dist/client/client/theme'),
  ];
}

/** Names of components in `@theme/MDXComponents`, which every MDX file can use. */
export function mdxComponents(root: string): string[] {
  const files = ['index.js', '.js', '.jsx', '.ts', '.tsx', 'index.tsx', 'index.ts', 'index.jsx'];
  return themeFolders(root)
    .flatMap((folder) =>
      files.map((end) =>
        path.join(folder, `MDXComponents${end.startsWith('.') ? end : `/${end}`}`),
      ),
    )
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]\w*/g) ?? []);
}

/** Aliases for `@docusaurus/Link` and the other files of the core that are imported this way. */
function coreAliases(): Record<string, string> {
  const folder = path.join(packageFolder('@docusaurus/core'), 'lib/client/exports');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`@docusaurus/${name.slice(0, -3)}$`, path.join(folder, name)]),
  );
}

/** Creates a function that checks whether Docusaurus' bundler would find an imported module. */
export function createImportCheck(
  root: string,
): (file: string, found: Import) => Finding | undefined {
  const resolver = ResolverFactory.createResolver({
    fileSystem: new CachedInputFileSystem(fs, 4000),
    useSyncFileSystemCalls: true,
    extensions: ['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
    conditionNames: ['browser', 'import', 'module', 'require', 'webpack', 'production', 'default'],
    mainFields: ['browser', 'module', 'main'],
    alias: {'@site': root, ...coreAliases()},
    modules: [
      'node_modules',
      path.join(root, 'node_modules'),
      path.resolve(__dirname, '../../../../node_modules'),
    ],
    roots: [path.join(root, 'static'), root],
  });
  const resolves = (folder: string, request: string) => {
    try {
      return resolver.resolveSync({}, folder, request) !== false;
    } catch {
      return false;
    }
  };
  const themes = themeFolders(root).filter((folder) => existsSync(folder));
  function problemOf(folder: string, written: string): string | undefined {
    const [module = ''] = written.split('?');
    if (module === '' || /^(?:@generated\/|node:|data:|https?:)/.test(module)) {
      return undefined;
    }
    const [, theme] = /^@theme(?:-original|-init)?\/(.+)$/.exec(module) ?? [];
    if (theme !== undefined) {
      if (themes.some((folder) => resolves(folder, `./${theme}`))) {
        return undefined;
      }
      const names = themes
        .flatMap((folder) => readdirSync(folder))
        .map((name) => name.replace(/\.\w+$/, ''));
      const guess = nearest(theme, names);
      const fix = guess ? `did you mean @theme/${guess}?` : 'delete the import';
      return `imports ${module}, which the theme does not have; ${fix}`;
    }
    if (resolves(folder, module)) {
      return undefined;
    }
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
    const isPackage = /^(?:@[\w-]+\/)?[\w-][\w.-]*$/.test(name) && !module.startsWith('@site/');
    const isInstalled = existsSync(path.join(root, 'node_modules', name));
    return !isPackage
      ? `imports ${module}, which does not exist; fix the path, or delete the import`
      : isInstalled
        ? `imports ${module}, which the package ${name} does not have; fix the path`
        : `imports ${name}, which is not installed; run: npm install ${name}`;
  }
  return (file, {line, request}) => {
    // Loaders may precede the module, as in `!!raw-loader!./file.txt`.
    const parts = request.split('!').filter(Boolean);
    const folder = path.dirname(path.join(root, file));
    const [text] = parts.flatMap((part) => problemOf(folder, part) ?? []);
    return text === undefined ? undefined : {line, isError: true, text};
  };
}
