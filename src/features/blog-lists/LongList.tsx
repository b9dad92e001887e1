import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useMemo, useRef} from 'react';
import PostsOfYear from '../../components/PostList/PostsOfYear';
import {ROW_TAGS} from '../../lib/postRow';
import type {PostRow} from '../../lib/postRow';
import type {PostSegment} from '../../lib/postSegments';
import OlderPosts from './OlderPosts';
import {firstSegments} from './postList';
import type {PackedList} from './postList';
import {useFurtherSegments} from './useFurtherSegments';

function Segments({segments}: {readonly segments: readonly PostSegment<PostRow>[]}): ReactNode {
  return segments.map(({year, start, ofYear, rows}) => (
    <PostsOfYear
      key={`${year}-${start}`}
      year={year}
      count={ofYear}
      posts={rows}
      goesOn={start > 0}
      tags={ROW_TAGS}
    />
  ));
}

/**
 * Posts by year, of which the page holds the newest; the older ones come piece by piece as they
 * are scrolled to. Without scripts a link leads to them in the archive.
 */
export default function LongList({list}: {readonly list: PackedList}): ReactNode {
  const first = useMemo(() => firstSegments(list), [list]);
  const {further, next, state, showNext} = useFurtherSegments(list, first.length);
  const archive = useBaseUrl('/blog/archive');
  const furtherRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <Segments segments={first} />
      <div ref={furtherRef}>
        <Segments segments={further} />
      </div>
      {next && (
        <OlderPosts
          href={`${archive}#${next.year}`}
          state={state}
          onShow={showNext}
          onShown={() =>
            furtherRef.current?.querySelector<HTMLElement>(':scope > :last-child h3 a')?.focus()
          }
        />
      )}
    </>
  );
}
