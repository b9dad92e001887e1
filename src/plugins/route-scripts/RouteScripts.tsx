import {existsSync, readFileSync} from 'node:fs';
import Head from '@docusaurus/Head';
import registry from '@generated/registry';
import type {ComponentType, ReactNode} from 'react';
import Loadable from 'react-loadable';

/** Docusaurus' own list of what the bundler has written for the browser. */
declare const CLIENT_MANIFEST: string;

interface Asset {
  readonly file: string;
  /** With the base path. */
  readonly publicPath: string;
}

interface Manifest {
  /** The chunks that one needs, itself among them, by its name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, Partial<Record<'js' | 'css', readonly Asset[]>>>>;
}

/** The chunk of the styles that Docusaurus' template names on every page. */
const ALL_PAGES = 'styles';

/** The chunk of the search's modal (`src/features/search/useSearchModal.ts`). */
const SEARCH = 'search-modal';

let read: Manifest | undefined;

function manifest(): Manifest {
  // There is none in `npm run dev`.
  read ??= existsSync(CLIENT_MANIFEST)
    ? (JSON.parse(readFileSync(CLIENT_MANIFEST, 'utf8')) as Manifest)
    : {origins: {}, assets: {}};
  return read;
}

// Its types are of a time when components had no children of their own in them.
const Capture = Loadable.Capture as unknown as ComponentType<{
  readonly report: (module: string) => void;
  readonly children: ReactNode;
}>;

const chunkOf = new Map(Object.entries(registry).map(([chunk, [, module]]) => [module, chunk]));

/** The files of chunks, of a kind, without those that every page has. */
function filesOf(chunks: Iterable<string>, kind: 'js' | 'css'): readonly Asset[] {
  const {assets} = manifest();
  const own = [...new Set(chunks)].filter((chunk) => chunk !== ALL_PAGES);
  return own.flatMap((chunk) => assets[chunk]?.[kind] ?? []);
}

function listOf(name: string, files: readonly Asset[]): ReactNode {
  return files.length > 0 && <meta name={name} content={files.map(({file}) => file).join(' ')} />;
}

function Scripts({modules}: {readonly modules: ReadonlySet<string>}): ReactNode {
  const {origins} = manifest();
  const chunks = [...modules].flatMap((module) => origins[chunkOf.get(module) ?? ''] ?? []);
  const search = origins[SEARCH] ?? [];
  return (
    <Head>
      {listOf('route-scripts', filesOf(chunks, 'js'))}
      {listOf('search-files', [...filesOf(search, 'css'), ...filesOf(search, 'js')])}
      {filesOf(chunks, 'css').map(({publicPath}) => (
        <link key={publicPath} rel="stylesheet" href={publicPath} />
      ))}
    </Head>
  );
}

/**
 * Names in the head the files of the chunks that the page inside is drawn with; the server's alone.
 * The loader of `late-client` fetches the scripts, and keeps the styles.
 */
export default function RouteScripts({children}: {readonly children: ReactNode}): ReactNode {
  const modules = new Set<string>();
  // A page is drawn once on the server: what stands below the page knows what has been reported.
  const report = modules.add.bind(modules);
  return (
    <>
      <Capture report={report}>{children}</Capture>
      <Scripts modules={modules} />
    </>
  );
}
