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

/** An answer that consists of passages of the site. */
export interface SiteReply {
  readonly kind: 'site';
  readonly answer: Answer;
}

export type Reply = SiteReply | ModelReply;

/** Failure of the index, the page's own code, or the model. */
export interface Failure {
  readonly of: 'index' | 'code' | 'model';
  /** A sentence or two for the reader: what is wrong, and what helps. */
  readonly message: string;
}

export type TurnState =
  /** `downloaded` is the share of the browser's model that is downloaded, 0–1. */
  | {readonly status: 'waiting'; readonly downloaded?: number}
  | {readonly status: 'writing'; readonly text: string; readonly passages: readonly AnswerPassage[]}
  | {readonly status: 'answered'; readonly reply: Reply}
  /** Stopped by the reader before any text arrived. */
  | {readonly status: 'stopped'}
  | {readonly status: 'failed'; readonly failure: Failure};

/** A question and the state of its answer. */
export interface Turn {
  /** Increases with each turn; negative for turns of an earlier visit. */
  readonly id: number;
  readonly question: string;
  /** Name of the source of the answer: `the pages`, or a model with its address. */
  readonly asked: string;
  readonly state: TurnState;
}

export type ChatAction =
  | {readonly type: 'ask'; readonly id: number; readonly question: string; readonly asked: string}
  | {readonly type: 'ask-again'; readonly id: number; readonly asked: string}
  | {readonly type: 'turn'; readonly id: number; readonly state: TurnState}
  /** Puts the turns of an earlier visit before those of this one. */
  | {readonly type: 'restore'; readonly turns: readonly Turn[]}
  | {readonly type: 'clear'};

const WAITING: TurnState = {status: 'waiting'};

function withTurn(turns: readonly Turn[], id: number, change: Partial<Turn>): readonly Turn[] {
  return turns.map((turn) => (turn.id === id ? {...turn, ...change} : turn));
}

/** Ignores states of turns that have been deleted. */
export function chatReducer(turns: readonly Turn[], action: ChatAction): readonly Turn[] {
  switch (action.type) {
    case 'ask': {
      const {id, question, asked} = action;
      return [...turns, {id, question, asked, state: WAITING}];
    }
    case 'ask-again':
      return withTurn(turns, action.id, {asked: action.asked, state: WAITING});
    case 'turn':
      return withTurn(turns, action.id, {state: action.state});
    case 'restore':
      return [...action.turns, ...turns.filter(({id}) => id >= 0)];
    case 'clear':
      return [];
  }
}

/** True while an answer is pending. */
export function isUnfinished({state}: Turn): boolean {
  return state.status === 'waiting' || state.status === 'writing';
}

/** Version of the stored format; other versions are dropped. */
const STORED_VERSION = 2;
/** Maximum number of stored turns; older ones are dropped. */
const MAX_TURNS = 50;
/** Maximum number of characters of all stored turns; the oldest turns are dropped. */
const MAX_LENGTH = 200_000;

/** Returns the reply to store: an unfinished answer as far as it is written. */
function replyOf({state}: Turn): Reply | undefined {
  if (state.status === 'answered') {
    return state.reply;
  }
  return state.status === 'writing' && state.text
    ? {kind: 'model', text: state.text, passages: state.passages, removed: 0, end: 'cut'}
    : undefined;
}

/** Returns the stored form of a conversation; undefined if there is nothing to keep. */
export function storedText(turns: readonly Turn[]): string | undefined {
  const storedTurns: string[] = [];
  let length = 0;
  for (const turn of turns.slice(-MAX_TURNS).reverse()) {
    const {question, asked} = turn;
    const text = JSON.stringify({question, asked, reply: replyOf(turn)});
    length += text.length;
    if (length > MAX_LENGTH) {
      break;
    }
    storedTurns.unshift(text);
  }
  return storedTurns.length === 0
    ? undefined
    : `{"version":${STORED_VERSION},"turns":[${storedTurns.join(',')}]}`;
}

interface StoredTurn {
  readonly question: string;
  readonly asked: string;
  readonly reply?: Reply;
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
