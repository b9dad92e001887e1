import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import graph, {linkCounts} from './graph';
import {groupByCluster} from './lists';
import {clusterColor} from './clusterColor';
import styles from './list.module.css';
import {useLinkCount} from './useLinkCount';

interface Props {
  readonly posts: readonly number[];
  readonly onFocusPost: (post: number) => void;
}

/** List of the posts on the map, by topic. The button of a post focuses the map on it. */
export default function PostClusters({posts, onFocusPost}: Props): ReactNode {
  // The server omits the labels of the buttons. They would be an eighth of the HTML, and the buttons
  // need JavaScript.
  const isBrowser = useIsBrowser();
  const formatLinkCount = useLinkCount();
  return groupByCluster(graph, posts).map(({cluster, name, posts: group}) => (
    <section key={cluster} className={styles.cluster} aria-label={name}>
      <Heading as="h3" style={clusterColor(cluster)}>
        <i className="cluster-dot" /> {name} <small className="site-meta">{group.length}</small>
      </Heading>
      <ul className="site-list" style={{'--rows': group.length} as CSSProperties}>
        {group.map((post) => {
          const {title = '', permalink = '', date = ''} = graph.nodes[post] ?? {};
          const count = formatLinkCount(linkCounts[post] ?? 0);
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
                          message: '{links}: show the posts connected to {title}',
                          description: 'Button of a post; {links} is, for example, “3 links”',
                        },
                        {links: count, title},
                      )
                    : undefined
                }
                onClick={() => onFocusPost(post)}>
                {count}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
