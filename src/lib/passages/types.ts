/**
 * The words the chat's rungs share: what retrieval returns, and what an answer made of it looks like. Plain data, so
 * that it crosses the border of a worker unchanged.
 */

/** A stretch of a post that makes sense on its own: one indexed passage, or several neighbors under one heading. */
export interface Passage {
  /** Stable for one build; the key of vectors together with the hash of the text. */
  readonly id: number;
  /** Of the post or page. */
  readonly title: string;
  readonly permalink: string;
  /** ISO date; posts have one, section pages need not. */
  readonly date?: string;
  readonly heading: string | null;
  /** Id of the heading's element; null before the first heading. */
  readonly anchor: string | null;
  readonly text: string;
  /** Higher is better; comparable within one question only. */
  readonly score: number;
}

export interface Citation {
  /** From 1, in the order of first use. */
  readonly number: number;
  readonly passage: Passage;
  /** Permalink (the base URL is part of it) + `#anchor` + text fragment (`:~:text=…`). */
  readonly href: string;
}

export interface AnswerSentence {
  /** Word for word as the cited passage has it. */
  readonly text: string;
  /** Numbers of citations. */
  readonly citations: readonly number[];
}

export interface PageReference {
  readonly title: string;
  readonly permalink: string;
}

export type Answer =
  | {
      readonly kind: 'answer';
      readonly sentences: readonly AnswerSentence[];
      readonly citations: readonly Citation[];
      readonly readNext: readonly PageReference[];
    }
  | {readonly kind: 'unknown'; readonly nearest: readonly PageReference[]};

/** A passage as an embedding model gets it: the id to hand the vector back under, and the text to embed. */
export interface PassageText {
  readonly id: number;
  readonly text: string;
}

/** The ranking of an embedding model, to be fused with the words' ranking. */
export interface VectorRanking {
  /** Ids of passages, best first. */
  readonly ranked: readonly number[];
}

export interface RetrieveOptions {
  /** How many passages to return; 8 when absent. */
  readonly limit?: number;
  readonly vector?: VectorRanking;
}

/** The opened index. Every method rejects when a file of the index cannot be loaded, and a later call tries again. */
export interface Passages {
  /** Loads what every first answer needs. */
  prepare(): Promise<void>;
  answer(question: string): Promise<Answer>;
  retrieve(question: string, options?: RetrieveOptions): Promise<Passage[]>;
  /** Every passage of the index, for embedding. */
  allPassages(): Promise<PassageText[]>;
}
