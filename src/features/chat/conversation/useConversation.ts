import type {Dispatch} from 'react';
import {useEffect, useEffectEvent, useReducer, useState} from 'react';
import {browserStorage} from '../browserStorage';
import type {ChatAction, Conversation} from './chatReducer';
import {chatReducer, NO_CONVERSATION} from './chatReducer';
import {conversationText} from './conversationText';
import {parseConversation} from './parse/parseConversation';
import {STORED_KEY} from './stored';

interface ConversationState extends Conversation {
  /** Whether what an earlier visit left has been read. */
  readonly isRestored: boolean;
  readonly dispatch: Dispatch<ChatAction>;
}

/** The conversation, kept in local storage; one that is deleted in another tab is gone here, too. */
export function useConversation(): ConversationState {
  const [{entries}, dispatch] = useReducer(chatReducer, NO_CONVERSATION);
  const [isRestored, setRestored] = useState(false);
  const isWriting = entries.some(
    (entry) => entry.kind === 'turn' && entry.state.status === 'writing',
  );
  const save = useEffectEvent(() => {
    if (isRestored) {
      browserStorage.write(STORED_KEY, conversationText(entries));
    }
  });
  const take = useEffectEvent((event: StorageEvent) => {
    if (event.key === STORED_KEY && event.newValue === null && !isWriting) {
      dispatch({type: 'clear'});
    }
  });
  useEffect(() => {
    dispatch({type: 'restore', turns: parseConversation(browserStorage.read(STORED_KEY))});
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
  }, [entries, isWriting]);
  return {entries, isRestored, dispatch};
}
