import type {AnswerEngine} from './AnswerEngine';

let loading: Promise<AnswerEngine> | undefined;

async function load(): Promise<AnswerEngine> {
  const {createChatEngine} = await import('../engine');
  return createChatEngine();
}

/** The engine, once a visit; a fetch of its code that failed is tried again by the next call. */
export async function loadEngine(): Promise<AnswerEngine> {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
