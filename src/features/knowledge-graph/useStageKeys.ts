import type {KeyboardEvent, RefObject} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {groupByCluster} from '../../lib/graph-view/groupByCluster';
import {nearestPoint} from '../../lib/graph-view/nearestPoint';
import {neighborLists} from '../../lib/graph-view/neighborLists';
import type {Direction} from '../../lib/graph-view/toward';
import {toward} from '../../lib/graph-view/toward';
import type {GraphView} from '../../lib/graph-view/types';
import type {Stage} from './canvas/stage';
import {ZOOM_STEP} from './zoomStep';

interface Options {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  readonly posts: readonly number[];
  readonly stage: RefObject<Stage | undefined>;
  /** The post that the keys are on. */
  readonly chosen: number | undefined;
  readonly choose: (post: number | undefined) => void;
  readonly open: (post: number, newTab: boolean) => void;
  readonly focusOn: (post: number | null) => void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What the keys do while the map has the focus. */
export function useStageKeys(options: Options): (event: KeyboardEvent<HTMLElement>) => void {
  const {graph, view, posts, stage, choose} = options;
  const chosen = posts.find((post) => post === options.chosen);

  function walkTo(post: number | undefined): void {
    if (post !== undefined) {
      choose(post);
      stage.current?.bring(post);
    }
  }

  function first(): number | undefined {
    const middle = stage.current?.middle() ?? {x: 0, y: 0};
    return posts.find((post) => post === view.focus) ?? nearestPoint(graph.nodes, posts, middle);
  }

  /** Along an edge where one leads that way, and otherwise to the nearest post there. */
  function walk(direction: Direction): number | undefined {
    if (chosen === undefined) {
      return first();
    }
    const joined = new Set(neighborLists(graph, view.kinds)[chosen]);
    const neighbors = posts.filter((post) => joined.has(post));
    return (
      toward(graph.nodes, chosen, neighbors, direction) ??
      toward(graph.nodes, chosen, posts, direction)
    );
  }

  /** The order of the list below the map. */
  function page(key: string): number | undefined {
    const order = groupByCluster(graph, posts).flatMap((group) => group.posts);
    const place = chosen === undefined ? -1 : order.indexOf(chosen);
    const places: Readonly<Record<string, number>> = {
      Home: 0,
      End: order.length - 1,
      PageDown: Math.min(place + 1, order.length - 1),
      PageUp: Math.max(place - 1, 0),
    };
    return order[places[key] ?? -1];
  }

  function leave(target: HTMLElement): void {
    if (view.focus !== null) {
      options.focusOn(null);
    } else {
      choose(undefined);
      target.blur();
    }
  }

  /** Whether the key meant something. */
  function act({key, ctrlKey, metaKey, currentTarget}: KeyboardEvent<HTMLElement>): boolean {
    const direction = DIRECTIONS[key];
    if (key === 'Enter') {
      if (chosen !== undefined) {
        options.open(chosen, ctrlKey || metaKey);
      }
    } else if (ctrlKey || metaKey) {
      return false;
    } else if (direction) {
      walkTo(walk(direction));
    } else if (['Home', 'End', 'PageUp', 'PageDown'].includes(key)) {
      walkTo(page(key));
    } else if (key === '+' || key === '=') {
      stage.current?.zoom(ZOOM_STEP);
    } else if (key === '-' || key === '_') {
      stage.current?.zoom(1 / ZOOM_STEP);
    } else if (key === '0') {
      stage.current?.fit();
    } else if (key === 'f' || key === 'F') {
      options.focusOn(chosen === undefined || chosen === view.focus ? null : chosen);
    } else if (key === 'Escape') {
      leave(currentTarget);
    } else {
      return false;
    }
    return true;
  }

  return (event) => {
    if (!event.altKey && event.target === event.currentTarget && act(event)) {
      event.preventDefault();
    }
  };
}
