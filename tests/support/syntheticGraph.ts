import type {GraphEdge, GraphNode, KnowledgeGraph} from '../../src/features/knowledge-graph/types';
import {seededRandom} from '../../src/lib/seededRandom';

const CLUSTERS = 12;
const TAGS = 240;
/** Edges per post, about as many as this site has. */
const PER_POST = {link: 2.2, similarity: 1.3, tag: 2.2};
const GAP = 26;

/** A graph with this number of posts, in clusters on a ring; deterministic. */
export function syntheticGraph(posts: number): KnowledgeGraph {
  const random = seededRandom(`graph of ${posts}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const spread = GAP * Math.sqrt(posts / CLUSTERS);
  const ring = spread * 2.2;
  const nodes = Array.from({length: posts}, (_, place): GraphNode => {
    const cluster = below(CLUSTERS);
    const angle = (2 * Math.PI * cluster) / CLUSTERS;
    const turn = 2 * Math.PI * random();
    const distance = spread * Math.sqrt(random());
    return {
      title: `Post ${place + 1} of ${posts}: what was measured, and how`,
      permalink: `/blog/post-${place + 1}`,
      date: `${2012 + below(14)}-${String(1 + below(12)).padStart(2, '0')}-15`,
      radius: 5 + below(8),
      tags: [...new Set(Array.from({length: 6}, () => below(TAGS)))],
      cluster,
      x: Math.round(ring * Math.cos(angle) + distance * Math.cos(turn)),
      y: Math.round(ring * Math.sin(angle) + distance * Math.sin(turn)),
    };
  });
  const near = (place: number) => Math.min(posts - 1, Math.max(0, place + below(400) - 200));
  const ends = (count: number) =>
    Array.from({length: Math.round(count * posts)}, () => below(posts))
      .map((from): GraphEdge => [from, near(from)])
      .filter(([from, to]) => from !== to);
  return {
    nodes,
    edges: {
      link: ends(PER_POST.link),
      similarity: ends(PER_POST.similarity),
      tag: ends(PER_POST.tag),
    },
    clusters: Array.from({length: CLUSTERS}, (_, cluster) => ({
      name: `Topic ${cluster + 1}`,
      size: nodes.filter((node) => node.cluster === cluster).length,
    })),
    tags: Array.from({length: TAGS}, (_, tag) => `Tag ${tag + 1}`),
  };
}
