import {QUESTION_LENGTH} from '../../questionLength';
import {STORED_TURNS, STORED_VERSION} from '../stored';
import type {Turn} from '../types';
import {parseFields} from './parseFields';
import {parseList} from './parseList';
import {parseReply} from './parseReply';
import {parseText} from './parseText';

const ASKED_LENGTH = 300;

function parseTurn(value: unknown): Omit<Turn, 'id'> | undefined {
  const fields = parseFields(value);
  const question = parseText(fields['question'], QUESTION_LENGTH);
  const asked = parseText(fields['asked'], ASKED_LENGTH);
  if (!question || asked === undefined) {
    return undefined;
  }
  const reply = parseReply(fields['reply']);
  return {
    kind: 'turn',
    question,
    asked,
    state: reply ? {status: 'answered', reply} : {status: 'stopped'},
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The turns of a stored conversation; what is broken or of another version is dropped. */
export function parseConversation(text: string | null): Turn[] {
  const {version, turns} = parseFields(parseJson(text ?? ''));
  if (version !== STORED_VERSION) {
    return [];
  }
  const parsed = parseList(turns, parseTurn).slice(-STORED_TURNS);
  return parsed.map((turn, index) => ({...turn, id: index - parsed.length}));
}
