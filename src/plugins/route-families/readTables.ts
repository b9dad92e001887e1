/** A route that stands at the top of the table and is exactly one path. */
export interface TableRoute {
  readonly path: string;
  readonly hash: string;
  /** Its entry as it is written. */
  readonly source: string;
}

/** A line of the registry. */
export interface RegistryLine {
  readonly chunkName: string;
  /** What the chunk is made of, in quotation marks. */
  readonly module: string;
}

const ROUTE =
  /^ {2}\{\n {4}path: '([^'\n]+)',\n {4}component: ComponentCreator\('[^'\n]+', '(\w+)'\),\n {4}exact: true\n {2}\},\n/gm;
const LINE =
  /^ {2}"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"\n]+")\), .*\],(?:\};)?$/gm;

/** The single routes of Docusaurus 3.10's generated `routes.js`. */
export function readRoutes(routes: string): TableRoute[] {
  return [...routes.matchAll(ROUTE)].map(([source, path = '', hash = '']) => ({
    path,
    hash,
    source,
  }));
}

/** The lines of Docusaurus 3.10's generated `registry.js`. */
export function readRegistry(registry: string): RegistryLine[] {
  return [...registry.matchAll(LINE)].map(([, chunkName = '', module = '']) => ({
    chunkName,
    module,
  }));
}

/** Every chunk a route's page is made of. */
export function chunksOf(names: unknown): string[] {
  const flatten = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(flatten);
  return flatten(names);
}
