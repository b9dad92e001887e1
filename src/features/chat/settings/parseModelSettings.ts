import {parseFields} from '../conversation/parse/parseFields';
import {parseText} from '../conversation/parse/parseText';
import type {ModelSettings} from './modelSettings';
import {DEFAULT_SETTINGS, RUNGS} from './modelSettings';

const NAME_LENGTH = 200;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stored settings; each field that is broken is the default's. */
export function parseModelSettings(text: string | null): ModelSettings {
  const fields = parseFields(parseJson(text ?? ''));
  if (fields['version'] !== 1) {
    return DEFAULT_SETTINGS;
  }
  const answerModel = parseText(fields['answerModel'], NAME_LENGTH);
  const embeddingModel = parseText(fields['embeddingModel'], NAME_LENGTH);
  return {
    rung: RUNGS.find((rung) => rung === fields['rung']) ?? DEFAULT_SETTINGS.rung,
    address: parseText(fields['address'], NAME_LENGTH) ?? DEFAULT_SETTINGS.address,
    ...(answerModel ? {answerModel} : {}),
    ...(embeddingModel ? {embeddingModel} : {}),
  };
}
