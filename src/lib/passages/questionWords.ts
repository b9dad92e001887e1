import {STOP_WORDS} from '../search/stopWords';
import {tokenize} from '../search/tokenize';
import {normalTerm} from './normalTerm';
import {PLAIN_WORDS} from './plainWords';
import {WEAK_WORDS} from './weakWords';

/** A word of a question that says what it is about. */
export interface QuestionWord {
  /** As it is written, folded. */
  readonly word: string;
  readonly term: string;
  /** `weak` belongs to asking, `plain` to everyday English, `telling` is what remains. */
  readonly kind: 'weak' | 'plain' | 'telling';
}

/** Longer questions are pasted texts; their beginning is the question. */
const LONGEST_QUESTION = 1000;
const MOST_WORDS = 24;

/** Adverbs say how, and seldom what. */
const ADVERB = /^\p{L}{4,}ly$/u;

function kindOf(word: string, term: string): QuestionWord['kind'] {
  if (WEAK_WORDS.has(term)) {
    return 'weak';
  }
  return PLAIN_WORDS.has(term) || ADVERB.test(word) ? 'plain' : 'telling';
}

/** The words of a question that say something, each once, in order. */
export function questionWords(question: string): QuestionWord[] {
  // Names that are joined by their case alone (`PyPI`) are one word.
  const readable = question
    .slice(0, LONGEST_QUESTION)
    .toLowerCase()
    .replaceAll('per cent', 'percent');
  const tokens = tokenize(readable);
  const words = new Map<string, QuestionWord>();
  for (const {term: word, whole} of tokens) {
    const term = normalTerm(word);
    if (!whole && !STOP_WORDS.has(word) && !words.has(term) && words.size < MOST_WORDS) {
      words.set(term, {word, term, kind: kindOf(word, term)});
    }
  }
  return [...words.values()];
}
