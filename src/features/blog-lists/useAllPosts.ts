import {useEffect, useState} from 'react';
import type {PostRow} from '../../lib/postRow';
import {loadSegment} from './postList';
import type {PackedList} from './postList';

interface AllPosts {
  /** Undefined until they are there. */
  readonly posts: readonly PostRow[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Every post of a list, fetched when it is wanted. */
export function useAllPosts({segments}: PackedList, isWanted: boolean): AllPosts {
  const [posts, setPosts] = useState<readonly PostRow[]>();
  const [failedTries, setFailedTries] = useState(0);
  const [tries, setTries] = useState(1);
  const isMissing = isWanted && posts === undefined;

  useEffect(() => {
    let isCurrent = isMissing;
    if (isMissing) {
      Promise.all(segments.map(loadSegment)).then(
        (loaded) => isCurrent && setPosts(loaded.flatMap(({rows}) => rows)),
        () => isCurrent && setFailedTries(tries),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isMissing, segments, tries]);

  return {posts, isFailed: failedTries === tries, retry: () => setTries(tries + 1)};
}
