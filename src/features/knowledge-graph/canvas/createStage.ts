import {boundsOf} from '../../../lib/graph-view/boundsOf';
import {neighborLists} from '../../../lib/graph-view/neighborLists';
import {pointGrid} from '../../../lib/graph-view/pointGrid';
import {project} from '../../../lib/graph-view/project';
import type {Bounds, GraphCamera, Point, Size} from '../../../lib/graph-view/types';
import {unproject} from '../../../lib/graph-view/unproject';
import type {Tap} from './attachGestures';
import {attachGestures} from './attachGestures';
import {cardSide} from './cardSide';
import {createRig} from './createRig';
import {createSnapshot} from './createSnapshot';
import {drawScene, sceneSteps} from './drawScene';
import type {Palette} from './palette';
import {readPalette} from './readPalette';
import type {Scene} from './scene';
import {shownEdges} from './shownEdges';
import {spotsOf} from './spotsOf';
import type {Stage, StageOptions} from './stage';
import {watchSurroundings} from './watchSurroundings';

const NOWHERE: Bounds = {left: 0, top: 0, right: 0, bottom: 0};
/** A post nearer to the rim than this, in pixels, is brought to the middle. */
const RIM = 48;
/** How far beside a post's middle, in pixels, a pointer still means it. */
const SLACK = {mouse: 12, touch: 24};
/** The address follows the camera at rest only: browsers limit how often it may change. */
const REST = 200;

/** Undefined where the browser cannot draw. */
export function createStage(options: StageOptions): Stage | undefined {
  const {canvas, graph, signal} = options;
  const context = canvas.getContext('2d');
  if (!context) {
    return undefined;
  }
  const {nodes, clusters} = graph;
  const whole = boundsOf(nodes, nodes.keys()) ?? NOWHERE;
  const cell = 1 + Math.max(whole.right - whole.left, whole.bottom - whole.top) / 40;
  let parts: Pick<Scene, 'shown' | 'edges' | 'focus'> = {shown: [], edges: [], focus: undefined};
  let grid = pointGrid(nodes, [], cell);
  let neighbors = neighborLists(graph, []);
  let isShown: ReadonlySet<number> = new Set();
  // Both are known when the browser has laid the page out: asking sooner would make it do so at once.
  let palette: Palette | undefined;
  let width = 0;
  const snapshot = createSnapshot();
  let lit: number | undefined;
  let hasDrawn = false;
  let isMoving = false;
  let frame = 0;
  let timer = 0;
  let opening: ReturnType<typeof sceneSteps> | undefined;

  /** Draws the rest of the first picture, a step a frame, unless it is drawn anew meanwhile. */
  function goOn(steps: ReturnType<typeof sceneSteps>): void {
    if (steps !== opening || signal.aborted) {
      return;
    }
    if (steps.next().done) {
      opening = undefined;
      hasDrawn = true;
    } else {
      requestAnimationFrame(() => goOn(steps));
    }
  }
  function draw(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    opening?.return();
    opening = undefined;
    if (!context || width === 0) {
      return;
    }
    const near = new Set(
      lit === undefined ? [] : neighbors[lit]?.filter((post) => isShown.has(post)),
    );
    palette ??= readPalette(canvas, clusters.length);
    const camera = {projection: rig.projection(), zoom: rig.zoomNow()};
    const scene: Scene = {graph, ...parts, lit, near, ...camera, palette};
    const ratio = canvas.width / width;
    if (!hasDrawn && !isMoving && lit === undefined) {
      opening = sceneSteps(context, scene, spotsOf(scene), ratio);
      goOn(opening);
      return;
    }
    hasDrawn = true;
    if (isMoving && lit === undefined) {
      snapshot.show(context, scene, ratio);
      return;
    }
    const spots = spotsOf(scene);
    drawScene(context, scene, spots, ratio);
    if (lit !== undefined) {
      const [x = 0, y = 0, radius = 0] = [spots.x[lit], spots.y[lit], spots.radius[lit]];
      options.onPlaced({
        x,
        y,
        radius,
        side: cardSide(
          x,
          [...near].map((post) => spots.x[post] ?? 0),
          width,
        ),
      });
    }
  }
  function redraw(): void {
    frame ||= requestAnimationFrame(draw);
  }
  const rig = createRig(whole, redraw, signal);
  function resize(size: Size): void {
    ({width} = size);
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(size.height * devicePixelRatio);
    rig.resize(size);
    snapshot.drop();
    draw();
  }
  function rest(): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isMoving = false;
      snapshot.drop();
      redraw();
      options.onCamera(rig.camera());
    }, REST);
  }
  function hit(point: Point, slack: number): number | undefined {
    const projection = rig.projection();
    const {x, y} = unproject(point, projection);
    return grid.nearest(x, y, slack / projection.scale);
  }
  /** Nothing moves while the page opens, and never for readers who want no motion. */
  const isSmooth = () => hasDrawn && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  function goTo(camera: GraphCamera): void {
    rig.goTo(camera, isSmooth());
    rest();
  }

  const handlers = {
    onHover: (point: Point) => options.onHover(hit(point, SLACK.mouse)),
    onLeave: () => options.onHover(undefined),
    onTap: (point: Point, tap: Tap) => options.onTap(hit(point, SLACK[tap.by]), tap),
    onGrab: options.onGrab,
    onPan(dx: number, dy: number) {
      isMoving = true;
      rig.pan(dx, dy);
    },
    onZoom(point: Point, factor: number) {
      isMoving = true;
      rig.zoom(point, factor);
    },
    onRelease: rest,
  };
  const onLook = () => {
    palette = undefined;
    snapshot.drop();
    redraw();
  };
  attachGestures(canvas, handlers, signal);
  watchSurroundings(canvas, {onSize: resize, onLook}, signal);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });

  return {
    show({posts, kinds, focus}) {
      const words = (post: number) => nodes[post]?.words ?? 0;
      const longestFirst = [...posts].sort((a, b) => words(b) - words(a));
      const edges = shownEdges(graph, posts, kinds);
      parts = {shown: longestFirst, edges, focus: focus ?? undefined};
      grid = pointGrid(nodes, posts, cell);
      neighbors = neighborLists(graph, kinds);
      isShown = new Set(posts);
      snapshot.drop();
      redraw();
    },
    look(camera, home) {
      rig.setHome(home);
      rig.goTo(camera, isSmooth());
    },
    light(post) {
      lit = post;
      redraw();
    },
    zoom(factor) {
      rig.step(factor, isSmooth());
      rest();
    },
    fit() {
      goTo(rig.cameraOn(boundsOf(nodes, parts.shown) ?? whole));
    },
    bring(post) {
      const {width, height, ...center} = rig.projection();
      const node = nodes[post] ?? center;
      const {x, y} = project(node, {width, height, ...center});
      if (x < RIM || y < RIM || x > width - RIM || y > height - RIM) {
        goTo({x: node.x, y: node.y, zoom: rig.zoomNow()});
      }
    },
    middle: () => rig.projection(),
  };
}
