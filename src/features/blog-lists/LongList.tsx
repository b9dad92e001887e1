import type {ReactNode} from 'react';
import {useRef} from 'react';
import PostsOfYear from '../../components/PostList/PostsOfYear';
import {ROW_TAGS} from '../../lib/postRow';
import type {PostRow} from '../../lib/postRow';
import type {PostSegment} from '../../lib/postSegments';
import OlderPosts from './OlderPosts';
import ServedPart from '../../components/ServedPart';
import type {LoadedList} from './loadList';
import {useFurtherSegments} from './useFurtherSegments';

interface Props {
  readonly list: LoadedList;
  /** Permalink of the archive, whose anchors are the years. */
  readonly archive: string;
}

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
export default function LongList({list, archive}: Props): ReactNode {
  const {further, next, state, showNext} = useFurtherSegments(list);
  const furtherRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <ServedPart name={list.name}>{list.first && <Segments segments={list.first} />}</ServedPart>
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
