import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {memo} from 'react';
import type {KnowledgeGraph} from './types';
import {groupByCluster} from './view/lists';
import {countText} from '../../lib/numbers';
import {clusterColor} from './clusterColor';
import styles from './list.module.css';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly posts: readonly number[];
  /** Number of links of each post. */
  readonly links: readonly number[];
  readonly onFocusMode: (post: number) => void;
}

/** List of the posts on the map, by topic. */
function PostClusters({graph, posts, links, onFocusMode}: Props): ReactNode {
  // Their labels would be an eighth of the HTML, in which the buttons do nothing yet.
  const isBrowser = useIsBrowser();
  return groupByCluster(graph, posts).map(({cluster, name, posts: group}) => (
    <section key={cluster} className={styles.cluster} aria-label={name}>
      <Heading as="h3" style={clusterColor(cluster)}>
        <i className="cluster-dot" /> {name} <small>{group.length}</small>
      </Heading>
      <ul style={{'--rows': group.length} as CSSProperties}>
        {group.map((post) => {
          const {title = '', permalink = '', date = ''} = graph.nodes[post] ?? {};
          const count = countText(links[post] ?? 0, 'link');
          return (
            <li key={permalink}>
              <time>{date}</time>
              <Link to={permalink}>{title}</Link>
              <button
                type="button"
                aria-label={isBrowser ? `${count}: show the posts around ${title}` : undefined}
                onClick={() => onFocusMode(post)}>
                {count}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

export default memo(PostClusters);
