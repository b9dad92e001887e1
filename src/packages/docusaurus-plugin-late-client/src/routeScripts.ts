import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Docusaurus' list of the bundler's output for the browser. */
export interface ClientManifest {
  /** By the name of a chunk: its id, and the ids of the chunks that it needs. */
  readonly origins: Record<string, readonly string[]>;
  /** Names of chunks that all pages load. */
  readonly entrypoints: readonly string[];
  readonly assets: Record<string, {readonly js?: readonly {readonly file: string}[]}>;
}

/** Matches the name of a chunk and its module in `registry.js`. */
const REGISTERED = /webpackChunkName: "([^"]+)" \*\/ ("(?:\\.|[^"\\])+")/g;

/**
 * Adds module names and the chunks for inline scripts to the client manifest. When rendering a
 * page, Docusaurus looks up its scripts by module names (`@site/docs/intro.md`), but the manifest
 * only has chunk names (`0e384e19`), so pages would list only the scripts that all pages share.
 *
 * @param registry text of Docusaurus' generated `registry.js`
 * @param chunks names of chunks that inline scripts can load: every page lists their files as `path#name`,
 *   which the loader reads
 */
export function withRouteScripts(
  manifest: ClientManifest,
  registry: string,
  chunks: readonly string[],
): ClientManifest {
  const {origins, entrypoints, assets} = manifest;
  const routes = [...registry.matchAll(REGISTERED)].map(([, chunk = '', module = '""']) => [
    JSON.parse(module) as string,
    origins[chunk] ?? [],
  ]);
  const inlineChunks = chunks.map((name) => {
    const scripts = (origins[name] ?? []).flatMap((id) => assets[id]?.js ?? []);
    const files = new Set(scripts.map(({file}) => file));
    return {id: `late-client:${name}`, js: [...files].map((file) => ({file: `${file}#${name}`}))};
  });
  return {
    entrypoints: [...new Set([...entrypoints, ...inlineChunks.map(({id}) => id)])],
    origins: {
      ...origins,
      ...Object.fromEntries(routes),
      ...Object.fromEntries(inlineChunks.map(({id}) => [id, [id]])),
    },
    assets: {...assets, ...Object.fromEntries(inlineChunks.map(({id, js}) => [id, {js}]))},
  };
}

/**
 * Rewrites the manifest of a build, if there is one: `docusaurus start` has none.
 *
 * @param folder folder of Docusaurus' generated files
 * @returns the names of chunks that the build does not have
 */
export function addRouteScripts(folder: string, chunks: readonly string[]): string[] {
  const file = path.join(folder, 'client-manifest.json');
  if (!existsSync(file)) {
    return [];
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
  const registry = readFileSync(path.join(folder, 'registry.js'), 'utf8');
  writeFileSync(file, JSON.stringify(withRouteScripts(manifest, registry, chunks)));
  return chunks.filter((name) => !manifest.origins[name]);
}
