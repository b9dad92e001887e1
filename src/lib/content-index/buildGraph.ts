import {clusterPosts} from './clusterPosts';
import type {GraphSource} from './comparePosts';
import {graphEdges} from './graphEdges';
import {layoutGraph} from './layoutGraph';
import {nameClusters} from './nameClusters';
import type {KnowledgeGraph} from './types';

/** So that the area of a circle grows with the words of its post, within limits. */
function radiusOf(words: number): number {
  return Math.round(Math.min(14, Math.max(4, Math.sqrt(words) / 4)) * 10) / 10;
}

/** The graph of the posts, oldest first, with its clusters and a settled place for each post. */
export function buildGraph(comparison: GraphSource): KnowledgeGraph {
  const {posts} = comparison;
  const clusters = clusterPosts(comparison);
  const edges = graphEdges(comparison);
  const points = layoutGraph(
    posts.map(({words}, place) => ({cluster: clusters[place] ?? 0, radius: radiusOf(words)})),
    edges,
  );
  // A tag of a single post neither ties nor filters.
  const labels = new Map(
    posts
      .flatMap(({tags}) => tags)
      .filter(({key}) => (comparison.tagCounts.get(key) ?? 0) > 1)
      .map(({key, label}) => [key, label]),
  );
  const keys = [...labels]
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
    .map(([key]) => key);
  const places = new Map(keys.map((key, place) => [key, place]));
  return {
    nodes: posts.map(({title, permalink, date = '', words, tags}, place) => ({
      title,
      permalink,
      date,
      radius: radiusOf(words),
      tags: tags.flatMap(({key}) => places.get(key) ?? []),
      cluster: clusters[place] ?? 0,
      x: points[place]?.x ?? 0,
      y: points[place]?.y ?? 0,
    })),
    edges: {
      link: edges.link.flat(),
      similarity: edges.similarity.flat(),
      tag: edges.tag.flat(),
    },
    clusters: nameClusters(clusters, comparison),
    tags: keys.map((key) => labels.get(key) ?? key),
  };
}
