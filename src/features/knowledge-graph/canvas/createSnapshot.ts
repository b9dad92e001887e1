import type {Projection} from '../../../lib/graph-view/types';
import {snapshotWindow} from '../../../lib/graph-view/snapshotWindow';
import {drawScene} from './drawScene';
import type {Scene} from './scene';
import {spotsOf} from './spotsOf';

/** How many times as wide and high as the screen the picture is. */
const MARGIN = 2;

export interface Snapshot {
  /** Shows the scene as a part of the picture; draws the picture anew where it does not reach. */
  show(context: CanvasRenderingContext2D, scene: Scene, ratio: number): void;
  /** To be called when anything but the projection of the scene changes. */
  drop(): void;
}

/**
 * A picture of the scene, larger than the screen, that is shifted and scaled while the reader moves
 * the map: thousands of lines take far longer to draw than a frame lasts.
 */
export function createSnapshot(): Snapshot {
  let picture: HTMLCanvasElement | undefined;
  let taken: Projection | undefined;

  function take(scene: Scene, ratio: number): void {
    picture ??= document.createElement('canvas');
    const {projection} = scene;
    taken = {...projection, width: projection.width * MARGIN, height: projection.height * MARGIN};
    picture.width = Math.round(taken.width * ratio);
    picture.height = Math.round(taken.height * ratio);
    const context = picture.getContext('2d', {alpha: false});
    if (context) {
      const large = {...scene, projection: taken};
      drawScene(context, large, spotsOf(large), ratio);
    }
  }

  return {
    show(context, scene, ratio) {
      const {projection} = scene;
      if (!taken || !snapshotWindow(taken, projection)) {
        take(scene, ratio);
      }
      const part = taken && snapshotWindow(taken, projection);
      if (!picture || !part) {
        return;
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.drawImage(
        picture,
        part.left * ratio,
        part.top * ratio,
        part.width * ratio,
        part.height * ratio,
        0,
        0,
        projection.width,
        projection.height,
      );
    },
    drop() {
      taken = undefined;
    },
  };
}
