/** A place in the posts that an answer rests on. */
export interface Source {
  /** What `[1]` in the answer refers to; from 1. */
  readonly number: number;
  readonly title: string;
  readonly heading: string | null;
  /** Path within the site with anchor and text fragment, as far as there are any. */
  readonly href: string;
}

export interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

export interface QuotedSentence {
  readonly text: string;
  /** Numbers of sources. */
  readonly citations: readonly number[];
}

/** Sentences of the posts, word for word. */
export interface PostsReply {
  readonly kind: 'posts';
  readonly sentences: readonly QuotedSentence[];
  readonly sources: readonly Source[];
  readonly readNext: readonly PageLink[];
}

/** What a model wrote over passages of the posts. */
export interface ModelReply {
  readonly kind: 'model';
  /** Markdown with `[1]` for a citation. */
  readonly text: string;
  readonly sources: readonly Source[];
  /** Citations taken out of the text, because the posts do not carry them. */
  readonly removed: number;
  readonly end: 'whole' | 'stopped' | 'cut';
}

/** The posts do not speak of it. */
export interface UnknownReply {
  readonly kind: 'unknown';
  readonly nearest: readonly PageLink[];
}

export type Reply = PostsReply | ModelReply | UnknownReply;

export const FAILURE_KINDS = [
  'unreachable',
  'refused',
  'blocked',
  'model-missing',
  'cut',
  'bad-answer',
  'bad-address',
  'no-model',
  'index',
  'code',
] as const;

/** What kept an answer from coming; the way on goes by it. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface Failure {
  readonly kind: FailureKind;
  /** A sentence for the reader. */
  readonly message: string;
}

export type TurnState =
  | {readonly status: 'waiting'}
  | {readonly status: 'writing'; readonly text: string; readonly sources: readonly Source[]}
  | {readonly status: 'answered'; readonly reply: Reply}
  /** Stopped by the reader before anything came. */
  | {readonly status: 'stopped'}
  | {readonly status: 'failed'; readonly failure: Failure};

/** One question and what became of it. */
export interface Turn {
  readonly kind: 'turn';
  /** Grows with time; below 0 for what an earlier visit left. */
  readonly id: number;
  readonly question: string;
  /** Who is asked, as the reader is told: `the posts`, or a model and where it is. */
  readonly asked: string;
  readonly state: TurnState;
}

/** What a command printed; it is not kept. */
export interface Note {
  readonly kind: 'note';
  readonly id: number;
  /** As it was typed. */
  readonly command: string;
  readonly body:
    | {readonly topic: 'help'}
    | {readonly topic: 'sources'; readonly sources: readonly Source[]}
    | {readonly topic: 'unknown'};
}

export type Entry = Turn | Note;
