import graphData from '@generated/content-index/default/graph.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import '../../css/clusters.css';
import Button from '../../components/Button';
import {NoPosts} from '../../components/EmptyState';
import type {KnowledgeGraph as Graph} from './types';
import {neighborLists, shownPosts} from './view/lists';
import {isFiltered, WHOLE_VIEW} from './view/view';
import {countOf} from '../../lib/numbers';
import EmptyMap from './EmptyMap';
import Filters from './Filters';
import PostClusters from './PostClusters';
import Stage from './Stage';
import styles from './styles.module.css';
import {useGraphView} from './useGraphView';

const LIST = 'posts-by-topic';

/** The connections between posts, computed when the site was built. */
const graph = graphData as Graph;
const links = neighborLists(graph, ['link']).map(({length}) => length);

/** The posts as a map and a list, with filters that are kept in the address. */
export default function KnowledgeGraph(): ReactNode {
  const [view, change] = useGraphView(graph);
  const posts = useMemo(() => shownPosts(graph, view), [view]);
  if (graph.nodes.length === 0) {
    return <NoPosts />;
  }
  const total = graph.nodes.length;
  const all = countOf(total, 'post');
  const focused = view.focus === null ? undefined : graph.nodes[view.focus];
  const reset = (
    <Button small onClick={() => change({...WHOLE_VIEW, color: view.color})}>
      Reset
    </Button>
  );
  return (
    <>
      <div className={styles.layout}>
        <Filters graph={graph} view={view} change={change} />
        <div className={styles.picture}>
          {/* Its height is fixed, so that the map does not move when the buttons appear. */}
          <div className={styles.status}>
            <output>
              {posts.length === total ? all : `${posts.length} of ${all}`}
              {focused ? `, around “${focused.title}”` : ''}
            </output>
            {focused ? (
              <Button small onClick={() => change({focus: null})}>
                Leave focus
              </Button>
            ) : null}
            {isFiltered(view) ? reset : null}
          </div>
          <Stage
            graph={graph}
            view={view}
            posts={posts}
            links={links}
            change={change}
            after={LIST}
          />
          {posts.length === 0 ? (
            <div className={styles.empty}>
              <EmptyMap />
              <p>No posts match all of these filters.</p>
              {reset}
            </div>
          ) : null}
        </div>
      </div>
      <Heading as="h2" id={LIST}>
        Posts by topic
      </Heading>
      <PostClusters
        graph={graph}
        posts={posts}
        links={links}
        onFocusMode={(focus) => change({focus})}
      />
    </>
  );
}
