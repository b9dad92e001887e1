import type {Answer, AnswerPassage} from '../answers/index.js';

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
  /** The message tells the reader what is wrong and how to fix it. */
  | {readonly status: 'failed'; readonly message: string; readonly isModelFailure: boolean};

export interface Turn {
  /** Increases with each turn; negative for turns of an earlier visit. */
  readonly id: number;
  readonly question: string;
  /** Source of the answer, as shown: `the pages`, `the browser’s model`, or a model and its server. */
  readonly asked: string;
  readonly state: TurnState;
  /** True if the state is that of an earlier visit. */
  readonly isRestored?: boolean;
}

export function isUnfinished({state}: Turn): boolean {
  return state.status === 'waiting' || state.status === 'writing';
}

/** Version of the stored format; other versions are dropped. */
const STORED_VERSION = 3;
/** Maximum number of stored turns; older ones are dropped. */
const MAX_TURNS = 50;

/** An unfinished reply is stored as far as it is written. */
type StoredTurn = Pick<Turn, 'question' | 'asked'> & {readonly reply?: Reply};

export function storedText(turns: readonly Turn[]): string {
  const stored = turns.slice(-MAX_TURNS).map(({question, asked, state}): StoredTurn => ({
    question,
    asked,
    reply: 'reply' in state ? state.reply : undefined,
  }));
  return JSON.stringify({version: STORED_VERSION, turns: stored});
}

/** True if a stored passage has the fields that its view needs. */
function isPassage({title, path, block, marks}: AnswerPassage): boolean {
  return typeof title === 'string' && [path, block.lines, marks].every(Array.isArray);
}

/** True if a stored reply has the fields that its view needs. */
function isReply(reply: Reply): boolean {
  const hasOwnFields =
    reply.kind === 'model' ? typeof reply.text === 'string' : Array.isArray(reply.pages);
  return hasOwnFields && reply.passages.every(isPassage);
}

/** Replaces stored addresses of other sites with the address of the front page. */
function replaceForeignAddress(key: string, value: unknown): unknown {
  const isOnSite = typeof value === 'string' && /^\/(?![/\\])/.test(value);
  return key === 'href' && !isOnSite ? '/' : value;
}

/** Restores the turns of an earlier visit; none if the text is damaged or from a different version. */
export function restoreTurns(text: string | null): Turn[] {
  try {
    const {version, turns} = JSON.parse(text ?? '', replaceForeignAddress) as {
      version: number;
      turns: readonly StoredTurn[];
    };
    const isTurn = ({question, asked, reply}: StoredTurn) =>
      [question, asked].every((each) => typeof each === 'string') && (!reply || isReply(reply));
    if (version !== STORED_VERSION || !turns.every(isTurn)) {
      return [];
    }
    return turns.map(({question, asked, reply}, index, {length}) => ({
      id: index - length,
      question,
      asked,
      state: reply ? {status: 'answered', reply} : {status: 'stopped'},
      isRestored: true,
    }));
  } catch {
    return [];
  }
}
