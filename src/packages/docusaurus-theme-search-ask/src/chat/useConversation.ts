import type {Dispatch} from 'react';
import {useEffect, useReducer, useState} from 'react';
import {useEvent} from '../client/useEvent.js';
import type {ChatAction, Turn} from './conversation.js';
import {chatReducer, restoreTurns, storedText} from './conversation.js';
import {storage} from './storage.js';

/** Key of the conversation in the local storage, which languages and sites of one host share. */
export const conversationKey = (baseUrl: string): string => `chat-conversation:${baseUrl}`;

interface Conversation {
  readonly turns: readonly Turn[];
  /** True after the turns of an earlier visit have been read. */
  readonly isRestored: boolean;
  readonly dispatch: Dispatch<ChatAction>;
}

/** Returns the conversation in local storage. Deleting it in another tab deletes it here, too. */
export function useConversation(baseUrl: string): Conversation {
  const key = conversationKey(baseUrl);
  const [turns, dispatch] = useReducer(chatReducer, []);
  const [isRestored, setRestored] = useState(false);
  const isWriting = turns.some(({state}) => state.status === 'writing');
  const save = useEvent(() => {
    if (isRestored) {
      storage.write(key, storedText(turns));
    }
  });
  const handleStorage = useEvent((event: StorageEvent) => {
    if (event.key === key && event.newValue === null && !isWriting) {
      dispatch({type: 'clear'});
    }
  });
  useEffect(() => {
    dispatch({type: 'restore', turns: restoreTurns(storage.read(key))});
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage to read
    setRestored(true);
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pagehide', save);
    };
  }, [key, save, handleStorage]);
  // While a model writes, this would save every word. Leaving the page saves an unfinished answer.
  useEffect(() => {
    if (!isWriting) {
      save();
    }
  }, [turns, isWriting, save]);
  return {turns, isRestored, dispatch};
}
