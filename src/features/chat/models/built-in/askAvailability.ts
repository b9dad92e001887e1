import type {LanguageModelApi} from './LanguageModelApi';

/** The posts' language, and the one to answer in. The browser wants to know both before it lends its model. */
export const LANGUAGES = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
} as const;

export function findLanguageModel(): LanguageModelApi | undefined {
  return (globalThis as {LanguageModel?: LanguageModelApi}).LanguageModel;
}

/** Whether the browser lends a model to this page, and whether it has it; `unavailable` where it has no such interface. */
export async function askAvailability(
  api: LanguageModelApi | undefined = findLanguageModel(),
): ReturnType<LanguageModelApi['availability']> {
  try {
    return (await api?.availability(LANGUAGES)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
