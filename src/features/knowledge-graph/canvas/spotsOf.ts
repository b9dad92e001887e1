import {nodeRadius} from '../../../lib/content-index/nodeRadius';
import {project} from '../../../lib/graph-view/project';
import {radiusFactor} from '../../../lib/graph-view/radiusFactor';
import type {Scene, Spots} from './scene';

export function spotsOf({graph: {nodes}, shown, projection}: Scene): Spots {
  const factor = radiusFactor(projection.scale);
  const [x, y, radius] = [0, 1, 2].map(() => new Float32Array(nodes.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const place of shown) {
    const node = nodes[place];
    if (node) {
      const spot = project(node, projection);
      x[place] = spot.x;
      y[place] = spot.y;
      radius[place] = nodeRadius(node.words) * factor;
    }
  }
  return {x, y, radius};
}
