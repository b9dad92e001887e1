import type {Answer, AnswerPassage} from '../answers/index.js';

/** Answer that a model wrote from passages of the site. */
export interface ModelReply {
  readonly kind: 'model';
  /** Markdown with `[1]` for a citation. */
  readonly text: string;
  /** The passages that the model received; `[1]` is the first. */
  readonly passages: readonly AnswerPassage[];
  /** Number of citations removed because the passages did not support them. */
  readonly removed: number;
  /** `stopped` by the reader, or `cut` off by an error. */
  readonly end: 'whole' | 'stopped' | 'cut';
}

export type Reply = Answer | ModelReply;

export type TurnState =
  /** `downloaded` is the share of the browser's model that is downloaded, 0–1. */
  | {readonly status: 'waiting'; readonly downloaded?: number}
  /** The reply as far as it is written. */
  | {readonly status: 'writing'; readonly reply: ModelReply}
  | {readonly status: 'answered'; readonly reply: Reply}
  /** Stopped by the reader before any text arrived. */
  | {readonly status: 'stopped'}
  /** The message tells the reader what is wrong, and what helps. */
  | {readonly status: 'failed'; readonly message: string; readonly isModelFailure: boolean};

/** A question and the state of its answer. */
export interface Turn {
  /** Increases with each turn; negative for turns of an earlier visit. */
  readonly id: number;
  readonly question: string;
  /** Name of the source of the answer: `the pages`, or a model with its address. */
  readonly asked: string;
  readonly state: TurnState;
}

/** True while an answer is pending. */
export function isUnfinished({state}: Turn): boolean {
  return state.status === 'waiting' || state.status === 'writing';
}

/** Version of the stored format; other versions are dropped. */
const STORED_VERSION = 3;
/** Maximum number of stored turns; older ones are dropped. */
const MAX_TURNS = 50;

/** An unfinished reply is stored as far as it is written. */
type StoredTurn = Pick<Turn, 'question' | 'asked'> & {readonly reply?: Reply};

/** Returns the stored form of a conversation. */
export function storedText(turns: readonly Turn[]): string {
  const stored = turns.slice(-MAX_TURNS).map(({question, asked, state}): StoredTurn => ({
    question,
    asked,
    reply: 'reply' in state ? state.reply : undefined,
  }));
  return JSON.stringify({version: STORED_VERSION, turns: stored});
}

/**
 * Restores the turns of an earlier visit; none if the text is damaged or of another version.
 * Addresses that leave the site are replaced with that of the front page.
 */
export function restoreTurns(text: string | null): Turn[] {
  try {
    const {version, turns} = JSON.parse(text ?? '', (key, value: unknown) =>
      key !== 'href' || (typeof value === 'string' && /^\/(?![/\\])/.test(value)) ? value : '/',
    ) as {version: number; turns: readonly StoredTurn[]};
    const isText = ({question, asked}: StoredTurn) =>
      typeof question === 'string' && typeof asked === 'string';
    if (version !== STORED_VERSION || !turns.every(isText)) {
      return [];
    }
    return turns.map(({question, asked, reply}, place, {length}) => ({
      id: place - length,
      question,
      asked,
      state: reply ? {status: 'answered', reply} : {status: 'stopped'},
    }));
  } catch {
    return [];
  }
}
