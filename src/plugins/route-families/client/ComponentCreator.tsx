import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import LoadingPage from '@theme/Loading';
import {useEffect, useReducer} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {RouteComponentProps} from 'react-router-dom';

type Draw = ((props: RouteComponentProps) => ReactNode) & {readonly isLarge?: boolean};
type RouteContext = Parameters<typeof RouteContextProvider>[0]['value'];
type Loaders = Readonly<Record<string, () => Promise<LoadedModule>>>;

export type LoadablePage = ComponentType<RouteComponentProps> & {
  /** Fetches what the page is made of. */
  preload(): Promise<void>;
  /** Whether the page, once it is fetched, says that it takes long to be drawn. */
  isLarge(): boolean;
};

interface LoadedModule extends Readonly<Record<string, unknown>> {
  readonly default: unknown;
}

interface Parts extends Readonly<Record<string, unknown>> {
  readonly __comp: ComponentType<object> & {readonly isLarge?: (props: object) => boolean};
  readonly __context: RouteContext;
  readonly __props?: object;
}

interface Loading {
  /** How often the reader has asked for the page again. */
  readonly attempt: number;
  readonly error: unknown;
  readonly pastDelay: boolean;
}

/** Milliseconds that pass before a spinner says that the page is on its way. */
const SPINNER_DELAY = 200;

/** What a module is for: its default export, which carries the others. */
function contentOf({default: content, ...others}: LoadedModule): unknown {
  return content instanceof Object ? Object.assign(content, others) : content;
}

/** Loads chunks by their names, in the shape that the names stand in. */
async function loadParts(names: unknown): Promise<unknown> {
  if (typeof names === 'string') {
    return contentOf(await ((registry as unknown as Loaders)[names] as Loaders[string])());
  }
  const entries = Object.entries(names as object).map(
    async ([key, inner]): Promise<[string, unknown]> => [key, await loadParts(inner)],
  );
  const parts = Object.fromEntries(await Promise.all(entries));
  return Array.isArray(names) ? Object.values(parts) : parts;
}

async function loadPage(key: string): Promise<Draw> {
  const parts = (await loadParts(routesChunkNames[key])) as Parts;
  const {__comp: Component, __context: context, __props: routeProps, ...data} = parts;
  const draw: Draw = (props) => (
    <RouteContextProvider value={context}>
      <Component {...data} {...routeProps} {...props} />
    </RouteContextProvider>
  );
  return Object.assign(draw, {isLarge: Component.isLarge?.({...data, ...routeProps})});
}

async function loadNotFound(): Promise<Draw> {
  const {default: NotFound} = (await import('@theme/NotFound')) as {default: ComponentType<object>};
  return (props) => (
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>
      <NotFound {...props} />
    </RouteContextProvider>
  );
}

/**
 * Stands in for Docusaurus' module of that name: the component of a route, whose chunks are loaded
 * before a navigation shows it. Where it is drawn before that, it says so.
 *
 * @param path as in the table of routes; `*` is the not-found page
 * @param hash of the route, as there
 */
export default function ComponentCreator(path: string, hash: string): LoadablePage {
  let draw: Draw | undefined;
  let loading: Promise<void> | undefined;
  let failure: unknown;

  async function load(): Promise<void> {
    failure = undefined;
    draw = await (path === '*' ? loadNotFound() : loadPage(`${path}-${hash}`));
  }

  function preload(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      // Whoever asks next tries again.
      loading = undefined;
      failure = error;
      throw error;
    });
    return loading;
  }

  function LoadedPage(props: RouteComponentProps): ReactNode {
    const [{attempt, error, pastDelay}, change] = useReducer(
      (last: Loading, next: Partial<Loading>): Loading => ({...last, ...next}),
      {attempt: 0, error: failure, pastDelay: false},
    );
    const isMissing = draw === undefined;
    useEffect(() => {
      // What has failed waits for the reader's word.
      if (!isMissing || (attempt === 0 && failure !== undefined)) {
        return undefined;
      }
      const timer = setTimeout(() => change({pastDelay: true}), SPINNER_DELAY);
      const stop = (): void => clearTimeout(timer);
      preload()
        .then(
          () => change({error: undefined}),
          (reason: unknown) => change({error: reason}),
        )
        .finally(stop);
      return stop;
    }, [isMissing, attempt]);
    if (draw) {
      return draw(props);
    }
    return (
      <LoadingPage
        isLoading={error === undefined}
        pastDelay={pastDelay}
        timedOut={false}
        error={error}
        retry={() => change({attempt: attempt + 1, error: undefined, pastDelay: false})}
      />
    );
  }

  return Object.assign(LoadedPage, {preload, isLarge: () => draw?.isLarge === true});
}

/** A page of the not-found route, or of one that the table has. */
export function createPage(path: string, hash: string | undefined): LoadablePage {
  return hash === undefined ? ComponentCreator('*', '') : ComponentCreator(path, hash);
}
