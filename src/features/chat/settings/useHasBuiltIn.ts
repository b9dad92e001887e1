import {useState, useSyncExternalStore} from 'react';
import {askAvailability, findLanguageModel} from '../models/built-in/askAvailability';

interface BuiltIn {
  /** Undefined until it is known. */
  readonly has: boolean | undefined;
  /** Asks the browser, once the reader turns to the choice: asking makes it start a service. */
  readonly ask: () => void;
}

function subscribe(): () => void {
  return () => {};
}

/** Whether the browser lends a model of its own to this page. */
export function useHasBuiltIn(): BuiltIn {
  const hasInterface = useSyncExternalStore(
    subscribe,
    () => findLanguageModel() !== undefined,
    () => undefined,
  );
  const [lends, setLends] = useState<boolean>();
  const [isAsked, setIsAsked] = useState(false);
  function ask(): void {
    if (hasInterface && !isAsked) {
      setIsAsked(true);
      void askAvailability().then((availability) => setLends(availability !== 'unavailable'));
    }
  }
  return {has: hasInterface === false ? false : lends, ask};
}
