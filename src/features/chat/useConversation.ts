import type {Dispatch} from 'react';
import {useEffect, useEffectEvent, useReducer, useState} from 'react';
import type {ChatAction, Turn} from './conversation';
import {chatReducer, restoreTurns, storedText} from './conversation';
import {storage} from './storage';

const KEY = 'chat-conversation';

interface Conversation {
  readonly turns: readonly Turn[];
  /** Whether what an earlier visit left has been read. */
  readonly isRestored: boolean;
  readonly dispatch: Dispatch<ChatAction>;
}

/** The conversation, kept in local storage; one that is deleted in another tab is gone here, too. */
export function useConversation(): Conversation {
  const [turns, dispatch] = useReducer(chatReducer, []);
  const [isRestored, setRestored] = useState(false);
  const isWriting = turns.some(({state}) => state.status === 'writing');
  const save = useEffectEvent(() => {
    if (isRestored) {
      storage.write(KEY, storedText(turns));
    }
  });
  const take = useEffectEvent((event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null && !isWriting) {
      dispatch({type: 'clear'});
    }
  });
  useEffect(() => {
    dispatch({type: 'restore', turns: restoreTurns(storage.read(KEY))});
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage to read
    setRestored(true);
    window.addEventListener('storage', take);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('storage', take);
      window.removeEventListener('pagehide', save);
    };
  }, []);
  // Piece by piece would be a write for each word of a model; leaving the page keeps what has come.
  useEffect(() => {
    if (!isWriting) {
      save();
    }
  }, [turns, isWriting]);
  return {turns, isRestored, dispatch};
}
