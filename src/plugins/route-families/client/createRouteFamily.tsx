import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {createElement, useEffect, useReducer} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {RouteComponentProps} from 'react-router-dom';
import {createPage} from './ComponentCreator';
import type {LoadablePage} from './ComponentCreator';
import {shardOf} from './shardOf';

type Registry = typeof registry;
type ChunkNames = typeof routesChunkNames;

/** What a shard brings: the rows that Docusaurus' tables would have for its routes. */
export interface RouteShard {
  /** Hash of each of its routes, by path. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly chunkNames: ChunkNames;
  readonly registry: Registry;
}

export type RouteFamily = ComponentType<RouteComponentProps> & {
  /** Fetches the shard that knows the path, and then what its page needs. */
  preload(path: string): Promise<void>;
  /** Whether the page of a path, once it is fetched, says that it takes long to be drawn. */
  isLarge(path: string): boolean;
  /** Names of the chunks to fetch for a path before anybody asks for it: those of its page where
   * they are known, else its shard, which knows them. */
  chunksAhead(path: string): ChunkNames[string] | string;
};

/** As the tables write a path: decoded, without a slash at its end. */
function tablePath(path: string): string {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

/**
 * One route that stands for many of the same kind. What it needs to know of one of them comes with
 * a shard of the tables, when that one is to be shown; paths that no shard knows show the not-found
 * page.
 *
 * @param name what the names of the shards' chunks begin with
 */
export function createRouteFamily(
  name: string,
  shards: readonly (() => Promise<{readonly default: RouteShard}>)[],
): RouteFamily {
  const pages = new Map<string, LoadablePage>();
  const hashes = new Map<string, string>();

  async function hashOf(path: string): Promise<string | undefined> {
    const {default: shard} = await (shards[shardOf(path, shards.length)] as (typeof shards)[0])();
    Object.assign(routesChunkNames, shard.chunkNames);
    Object.assign(registry, shard.registry);
    Object.entries(shard.hashes).forEach(([known, hash]) => hashes.set(known, hash));
    return hashes.get(path);
  }

  async function pageOf(path: string): Promise<LoadablePage> {
    const known = pages.get(path);
    if (known) {
      return known;
    }
    const hash = await hashOf(path);
    // Another call may have been quicker: a path has one page, or React would draw it anew.
    const page = pages.get(path) ?? createPage(path, hash);
    pages.set(path, page);
    return page;
  }

  function RouteFamilyPage(props: RouteComponentProps): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const path = tablePath(props.location.pathname);
    const page = pages.get(path);
    useEffect(() => {
      if (!page) {
        void pageOf(path).then(redraw);
      }
    }, [page, path]);
    return page ? createElement(page, props) : null;
  }

  return Object.assign(RouteFamilyPage, {
    async preload(path: string) {
      await (await pageOf(tablePath(path))).preload();
    },
    isLarge: (path: string) => pages.get(tablePath(path))?.isLarge() === true,
    chunksAhead(path: string) {
      const key = `${tablePath(path)}-${hashes.get(tablePath(path))}`;
      return routesChunkNames[key] ?? `${name}-${shardOf(tablePath(path), shards.length)}`;
    },
  });
}
