import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent} from 'react';
import {limitQuestion} from './question';

interface DeepLink {
  /** Whether the conversation is there, so that it can be told whether it holds the question. */
  readonly isReady: boolean;
  readonly holds: (question: string) => boolean;
  readonly ask: (question: string) => void;
}

interface AskedState {
  readonly asked?: unknown;
}

/**
 * Asks what stands in the address as `q`, once: the entry in the history is marked, so that going
 * back to it or reloading it does not ask again, unless the answer could not be kept.
 *
 * @returns takes the question out of the address, for when the conversation goes on
 */
export function useDeepLink({isReady, holds, ask}: DeepLink): () => void {
  const location = useLocation<AskedState | undefined>();
  const history = useHistory<AskedState | undefined>();
  const question = limitQuestion(new URLSearchParams(location.search).get('q') ?? '');
  const arrive = useEffectEvent(() => {
    if (location.state?.asked !== question || !holds(question)) {
      ask(question);
      history.replace({...location, state: {asked: question}});
    }
  });
  useEffect(() => {
    if (isReady && question) {
      arrive();
    }
  }, [isReady, question]);
  return () => {
    if (location.search) {
      history.replace({...location, search: '', state: undefined});
    }
  };
}
