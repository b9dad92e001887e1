import type {KeyboardEvent, RefObject} from 'react';
import {useEffect, useState} from 'react';
import {completeCommand} from '../commands/completeCommand';
import type {Recalled} from './recallInput';
import {recallInput} from './recallInput';

interface Field {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Empties the field and returns what stood in it. */
  readonly take: () => string;
}

/** The field of the terminal: what is typed, earlier inputs by the arrows, commands by Tab. */
export function useField(
  ref: RefObject<HTMLInputElement | null>,
  earlier: readonly string[],
  onEscape: () => void,
): Field {
  const [text, setText] = useState('');
  const [recalled, setRecalled] = useState<Recalled>();
  useEffect(() => {
    // What was typed before React took over.
    setText(ref.current?.value ?? '');
  }, [ref]);
  function type(next: string): void {
    setText(next);
    setRecalled(undefined);
  }
  function recall(direction: 'older' | 'newer'): void {
    const next = recallInput(earlier, recalled, text, direction);
    if (next) {
      setRecalled(next);
      setText(next.text);
    }
  }
  return {
    text,
    type,
    onKeyDown(event) {
      const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
      if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) {
        return;
      }
      const completed = key === 'Tab' ? completeCommand(text) : undefined;
      if (completed !== undefined) {
        event.preventDefault();
        type(completed);
      } else if (key === 'ArrowUp' || key === 'ArrowDown') {
        event.preventDefault();
        recall(key === 'ArrowUp' ? 'older' : 'newer');
      } else if (key === 'Escape') {
        onEscape();
      }
    },
    take() {
      type('');
      return text;
    },
  };
}
