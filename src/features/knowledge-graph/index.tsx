import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import '../../css/clusters.css';
import {neighborLists} from '../../lib/graph-view/neighborLists';
import {shownPosts} from '../../lib/graph-view/shownPosts';
import Empty from './Empty';
import Filters from './Filters';
import {graph} from './graph';
import PostClusters from './PostClusters';
import Stage from './Stage';
import Status from './Status';
import styles from './styles.module.css';
import {useGraphView} from './useGraphView';

const links = neighborLists(graph, ['link']).map(({length}) => length);

/** The posts as a map and as a list, under filters that stand in the address. */
export default function KnowledgeGraph(): ReactNode {
  const [view, change] = useGraphView(graph);
  const posts = useMemo(() => shownPosts(graph, view), [view]);
  return (
    <>
      <div className={styles.layout}>
        <Filters graph={graph} view={view} change={change} />
        <div className={styles.picture}>
          <Status graph={graph} view={view} shown={posts.length} change={change} />
          <Stage graph={graph} view={view} posts={posts} links={links} change={change} />
          {posts.length === 0 ? <Empty change={change} /> : null}
        </div>
      </div>
      <Heading as="h2">Posts by topic</Heading>
      <PostClusters
        graph={graph}
        posts={posts}
        links={links}
        onFocusMode={(focus) => change({focus, camera: null})}
      />
    </>
  );
}
