import {createStorageSlot, useEvent} from '@docusaurus/theme-common';
import type {Dispatch, SetStateAction} from 'react';
import {useEffect, useRef, useState} from 'react';
import type {Turn} from './conversation.js';
import {restoreTurns, storedText} from './conversation.js';

/** Key of the conversation; the base URL separates sites and languages that share local storage. */
export const conversationKey = (baseUrl: string): string => `chat-conversation:${baseUrl}`;

/** Turns of the conversation; undefined until the stored conversation has been read. */
type Turns = readonly Turn[] | undefined;

/**
 * Returns the conversation, which is kept in local storage, and its setter. Deleting it in another tab
 * deletes it here, too, unless a model is writing.
 */
export function useConversation(baseUrl: string): [Turns, Dispatch<SetStateAction<Turns>>] {
  const [slot] = useState(() => createStorageSlot(conversationKey(baseUrl)));
  const [turns, setTurns] = useState<Turns>();
  const isWriting = turns?.some(({state}) => state.status === 'writing') ?? false;
  /** The conversation as this tab last read or stored it. */
  const stored = useRef<Turns>(undefined);
  // Leaves the storage alone until this tab changes the conversation: another tab may have a newer one.
  const save = useEvent(() => {
    if (turns && turns !== stored.current) {
      stored.current = turns;
      if (turns.length > 0) {
        slot.set(storedText(turns));
      } else {
        slot.del();
      }
    }
  });
  const clearIfDeleted = useEvent(({newValue}: StorageEvent) => {
    if (newValue === null && !isWriting) {
      stored.current = [];
      setTurns(stored.current);
    }
  });
  useEffect(() => {
    stored.current = restoreTurns(slot.get());
    setTurns(stored.current);
    const stopListening = slot.listen(clearIfDeleted);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      stopListening();
      window.removeEventListener('pagehide', save);
    };
  }, [slot, save, clearIfDeleted]);
  // Does not save while a model writes, because every word would be saved. Leaving the page saves an
  // unfinished answer.
  useEffect(() => {
    if (!isWriting) {
      save();
    }
  }, [turns, isWriting, save]);
  return [turns, setTurns];
}
