import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {memo} from 'react';
import type {KnowledgeGraph} from './types';
import {groupByCluster} from './lists';
import {clusterColor} from './clusterColor';
import styles from './list.module.css';
import {useLinkCount} from './useLinkCount';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly posts: readonly number[];
  /** Number of links of each post. */
  readonly links: readonly number[];
  readonly onFocusMode: (post: number) => void;
}

/** List of the posts on the map, by topic. */
function PostClusters({graph, posts, links, onFocusMode}: Props): ReactNode {
  // Their labels would be an eighth of the HTML, where the buttons do nothing yet.
  const isBrowser = useIsBrowser();
  const linkCount = useLinkCount();
  return groupByCluster(graph, posts).map(({cluster, name, posts: group}) => (
    <section key={cluster} className={styles.cluster} aria-label={name}>
      <Heading as="h3" style={clusterColor(cluster)}>
        <i className="cluster-dot" /> {name} <small>{group.length}</small>
      </Heading>
      <ul style={{'--rows': group.length} as CSSProperties}>
        {group.map((post) => {
          const {title = '', permalink = '', date = ''} = graph.nodes[post] ?? {};
          const count = linkCount(links[post] ?? 0);
          return (
            <li key={permalink}>
              <time>{date}</time>
              <Link to={permalink}>{title}</Link>
              <button
                type="button"
                aria-label={
                  isBrowser
                    ? translate(
                        {
                          id: 'site.map.around',
                          message: '{links}: show the posts around {title}',
                          description: 'Button of a post; {links} is a number, such as “3 links”',
                        },
                        {links: count, title},
                      )
                    : undefined
                }
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
