import {existsSync, readFileSync} from 'node:fs';
import Head from '@docusaurus/Head';
import registry from '@generated/registry';
import type {ComponentType, ReactNode} from 'react';
import Loadable from 'react-loadable';

/** Docusaurus' own list of what the bundler has written for the browser. */
declare const CLIENT_MANIFEST: string;

interface Asset {
  /** Path below the base path. */
  readonly file: string;
}

interface Manifest {
  /** The chunks that one needs, itself among them, by its name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly Asset[]}>>;
}

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

function scriptsTag(name: string, chunks: readonly string[]): ReactNode {
  const {assets} = manifest();
  const scripts = [...new Set(chunks)].flatMap((chunk) => assets[chunk]?.js ?? []);
  return (
    scripts.length > 0 && <meta name={name} content={scripts.map(({file}) => file).join(' ')} />
  );
}

function Scripts({modules}: {readonly modules: ReadonlySet<string>}): ReactNode {
  const {origins} = manifest();
  const chunks = [...modules].flatMap((module) => origins[chunkOf.get(module) ?? ''] ?? []);
  return (
    <Head>
      {scriptsTag('route-scripts', chunks)}
      {scriptsTag('search-scripts', origins[SEARCH] ?? [])}
    </Head>
  );
}

/**
 * Lists, in the head, the scripts of the chunks that the server rendered the page with, for the
 * loader of `late-client`.
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
