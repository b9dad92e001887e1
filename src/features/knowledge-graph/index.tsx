import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useMemo, useRef} from 'react';
import '../../css/clusters.css';
import Button from '../../components/Button';
import {formatNumber} from '../../components/formats';
import {usePostCount} from '../../components/plurals';
import EmptyState, {NoPosts} from '../../components/EmptyState';
import {postPath} from '../../lib/paths';
import Filters from './Filters';
import graph from './graph';
import {focusedPost, shownPosts} from './lists';
import PostClusters from './PostClusters';
import Stage, {LEAVE_FOCUS, LIST_ID} from './Stage';
import styles from './styles.module.css';
import type {GraphView} from './view';
import {isFiltered, readView, DEFAULT_VIEW, writeView} from './view';

/**
 * Returns the filters of the map, and a function that changes some of them. They are stored only in
 * the query string, which is unknown at build time, so the static page shows all posts.
 */
function useGraphView(): readonly [GraphView, (fields: Partial<GraphView>) => void] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const view = useMemo(() => readView(search), [search]);
  const change = (fields: Partial<GraphView>): void => {
    const {search: current, hash} = history.location;
    const next = writeView({...readView(current), ...fields}, current);
    if (next !== new URLSearchParams(current).toString()) {
      // Replaces the history entry: a new one would make the theme move the focus to the start of the page.
      history.replace({search: next, hash});
    }
  };
  return [view, change];
}

export default function KnowledgeGraph(): ReactNode {
  const [view, change] = useGraphView();
  const posts = useMemo(() => shownPosts(graph, view), [view]);
  const postCount = usePostCount();
  const status = useRef<HTMLOutputElement>(null);
  if (graph.nodes.length === 0) {
    return <NoPosts />;
  }
  const total = graph.nodes.length;
  const totalText = postCount(total);
  const shownText =
    posts.length === total
      ? totalText
      : translate(
          {
            id: 'site.map.shown',
            message: '{count} of {all}',
            description: 'Number of posts on the map; {all} is text such as “140 posts”',
          },
          {count: formatNumber(posts.length), all: totalText},
        );
  const focused = graph.nodes[focusedPost(graph, view)];
  // Without a post, the path is empty, and no post is focused.
  const focusOn = (post: number | undefined) =>
    change({post: postPath(graph.nodes[post ?? -1]?.permalink ?? '')});
  const focusOnFromList = (post: number) => {
    focusOn(post);
    // The list becomes shorter, so the button that was clicked may leave the screen.
    status.current?.focus();
  };
  const resetButton = (
    <Button small onClick={() => change({...DEFAULT_VIEW, color: view.color})}>
      <Translate id="site.map.reset" description="Button that removes all filters of the map">
        Reset
      </Translate>
    </Button>
  );
  return (
    <>
      <div className={styles.layout}>
        <Filters view={view} change={change} />
        <div className={styles.picture}>
          {/* The style sheet reserves room for the buttons, so that the map does not move. */}
          <div className={`needs-scripts no-print ${styles.status}`}>
            <output ref={status} className="site-meta" tabIndex={-1}>
              {focused
                ? translate(
                    {
                      id: 'site.map.shownAround',
                      message: '{shown}, around “{title}”',
                      description: 'Posts on the map; {shown} is text such as “5 of 140 posts”',
                    },
                    {shown: shownText, title: focused.title},
                  )
                : shownText}
            </output>
            {focused && (
              <Button small onClick={() => focusOn(undefined)}>
                {LEAVE_FOCUS}
              </Button>
            )}
            {isFiltered(view) && resetButton}
          </div>
          <p className={styles.narrow}>
            <Translate
              id="site.map.narrow"
              description="Shown instead of the map on narrow screens">
              The map needs a wider screen.
            </Translate>{' '}
            <span className="needs-scripts">
              <Translate
                id="site.map.useList"
                description="Shown instead of the map on narrow screens">
                In the list below, select the number of links beside a post to show only that post
                and those connected to it.
              </Translate>
            </span>
          </p>
          <Stage view={view} posts={posts} onFocusPost={focusOn} />
          {posts.length === 0 && (
            <EmptyState className={styles.empty}>
              <p>
                <Translate id="site.map.none" description="Shown on the map if it is empty">
                  No posts match all of these filters.
                </Translate>
              </p>
              {resetButton}
            </EmptyState>
          )}
        </div>
      </div>
      <Heading as="h2" id={LIST_ID}>
        <Translate id="site.map.list" description="Heading of the list below the map">
          Posts by topic
        </Translate>
      </Heading>
      <PostClusters posts={posts} onFocusPost={focusOnFromList} />
    </>
  );
}
