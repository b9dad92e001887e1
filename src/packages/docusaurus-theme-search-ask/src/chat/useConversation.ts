import {useEvent} from '@docusaurus/theme-common';
import type {Dispatch} from 'react';
import {useEffect, useReducer, useRef, useState} from 'react';
import type {ChatAction, Turn} from './conversation.js';
import {chatReducer, restoreTurns, storedText} from './conversation.js';
import {storage} from './storage.js';

/** Key of the conversation; the base URL separates sites and languages that share local storage. */
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
  /** The conversation as this tab last read or stored it. */
  const known = useRef<string>(undefined);
  // Leaves the storage alone until this tab changes the conversation: another tab may have a newer one.
  const save = useEvent(() => {
    const text = storedText(turns);
    if (isRestored && text !== known.current) {
      known.current = text;
      storage.write(key, text);
    }
  });
  const handleStorage = useEvent((event: StorageEvent) => {
    if (event.key === key && event.newValue === null && !isWriting) {
      known.current = undefined;
      dispatch({type: 'clear'});
    }
  });
  useEffect(() => {
    const restored = restoreTurns(storage.read(key));
    known.current = storedText(restored);
    dispatch({type: 'restore', turns: restored});
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
