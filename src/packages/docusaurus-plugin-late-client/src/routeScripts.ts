import {existsSync, readFileSync, writeFileSync} from 'node:fs';

/** Docusaurus' own list of what the bundler has written for the browser. */
export interface ClientManifest {
  /** Ids of the chunks that a chunk needs, itself among them, by its name. */
  readonly origins: Record<string, readonly string[]>;
  /** Names of chunks that all pages load. */
  readonly entrypoints: readonly string[];
  readonly assets: Record<string, {readonly js?: readonly {readonly file: string}[]}>;
}

const REGISTERED = /webpackChunkName: "([^"]+)" \*\/ ("(?:\\.|[^"\\])+")/g;

/**
 * Adds to the client manifest the names by which pages are known when they are rendered, and the
 * chunks that inline scripts may load. Docusaurus looks up the scripts of a page by its modules
 * (`@site/docs/intro.md`), but the manifest lists chunks by names of their own (`0e384e19`), so its
 * pages list the scripts that all pages need, and nothing else.
 *
 * @param registry text of Docusaurus' generated `registry.js`
 * @param chunks names of chunks to list in all pages, as `path#name`
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
  const own = chunks.map((name) => {
    const files = (origins[name] ?? []).flatMap((id) => assets[id]?.js ?? []);
    const all = new Set(files.map(({file}) => file));
    return {id: `late-client:${name}`, js: [...all].map((file) => ({file: `${file}#${name}`}))};
  });
  return {
    entrypoints: [...new Set([...entrypoints, ...own.map(({id}) => id)])],
    origins: {
      ...origins,
      ...Object.fromEntries(routes),
      ...Object.fromEntries(own.map(({id}) => [id, [id]])),
    },
    assets: {...assets, ...Object.fromEntries(own.map(({id, js}) => [id, {js}]))},
  };
}

/** Rewrites the manifest of a build. Does nothing where there is none, as under `docusaurus start`. */
export function listRouteScripts(
  files: {readonly manifest: string; readonly registry: string},
  chunks: readonly string[],
): void {
  if (existsSync(files.manifest)) {
    const manifest = JSON.parse(readFileSync(files.manifest, 'utf8')) as ClientManifest;
    const registry = readFileSync(files.registry, 'utf8');
    writeFileSync(files.manifest, JSON.stringify(withRouteScripts(manifest, registry, chunks)));
  }
}
