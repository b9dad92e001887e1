import {ENGLISH} from '../engine/english.js';
import type {Language} from '../engine/language.js';
import type {Query} from '../engine/parseQuery.js';
import {parseQuery} from '../engine/parseQuery.js';

export interface Question {
  readonly text: string;
  readonly language: Language;
  readonly query: Query;
  readonly wantsList: boolean;
  /** True if the question depends on the previous one, by a pronoun or missing words: “Who wrote it?” */
  readonly refersBack: boolean;
  /** True if the question may continue the previous one: “And for NSOs?” */
  readonly continues: boolean;
  /** Number of words that may express a subject. */
  readonly subjectWordCount: number;
}

/** A question that asks for posts instead of their content. */
export interface ListQuestion {
  readonly subject: string;
  readonly order: 'best' | 'newest' | 'oldest';
  readonly wantsOne: boolean;
  readonly year?: string;
}

/** Matches questions that ask for several things. */
const SEVERAL =
  /^(?:list|name|which|what (?:are|do|should|belongs|goes))\b|\b(?:list|steps|criteria|ways|kinds|checks|fields|parts|rules|reasons|examples)\b/i;
/** Matches questions about the meaning of a term, even a generic one: “What is a list?” */
const MEANING =
  /^(?:and |then )?(?:what(?:'s| is| are| does .{1,40} (?:mean|say|do))\b|explain\b|define\b)/i;
/** Matches an opening that continues the previous question: “And for NSOs?” */
const CONTINUES = /^(?:(?:ok|okay|so),? )*(?:and|but|or|so|then|what about|how about|what if)\b/i;
/** A question that is only a question word: “Since when?” */
const BARE =
  /^(?:(?:since|until|from|by|for|with|to|at) )?(?:who|whom|what|when|where|why|how)(?: (?:not|so|exactly|much|many|long|often|far|come|else|then))?\W*$/i;
/** Matches a pronoun whose noun may be in the previous question; not “Is it safe to …”. */
const PRONOUN =
  /\b(?:it(?! (?:[\w-]+ ){1,3}(?:to|that|if)\b)|its|they|them|their|those|these|he|him|his|she|her|(?:is|was|do|does|did|can|could|will|would|should|of|for|about|with|after|than|like) that|this(?! (?:site|website|blog|page|chat)\b))\b|(?<![\w-])ones?(?![\w-])/i;

/** Matches questions that ask for posts. */
const LIST =
  /\b(?:what (?:have|did|do) you (?:written|write|wrote|publish(?:ed)?|posted?|blog(?:ged)?)|have you (?:written|blogged|published)|did you (?:write|publish)|do you have (?:anything|something|posts?|articles?)|(?:list|show)(?: me)?(?: all)? (?:your |the )?(?:posts?|articles?|everything)|everything (?:on|about)|which (?:of your )?(?:posts?|articles?)|what (?:are|is|was) (?:your|the) (?:newest|latest|most recent|last|first|oldest|earliest)|(?:any|your|all) (?:posts?|articles?) (?:on|about)|posts? (?:on|about))\b/i;
const NEWEST = /\b(?:newest|latest|most recent|last)\b/i;
const OLDEST = /\b(?:first|oldest|earliest)\b/i;
const POST = /\b(?:posts?|articles?|entry|entries|writing|written|wrote|publish(?:ed)?)\b/i;
/** Words that ask for posts and are not part of the subject. */
const LIST_WORDS =
  /\b(?:what|which|have|has|did|do|does|you|your|written|write|wrote|publish(?:ed)?|post(?:s|ed)?|blog(?:ged)?|articles?|list|show|me|all|everything|anything|something|any|newest|latest|most recent|last|first|oldest|earliest|are|is|was|were|the|here|on|about|of|in|for|this|site|and|(?:19|20)\d\d)\b|[?!.,]/gi;

/** Weight of a vague word; other words have 1. */
const VAGUE_WEIGHT = 0.35;

/** Removes generic words, and gives vague words less weight. */
function subjectOf(query: Query, {genericStems, vagueStems}: Language): Query {
  const words = query.words.filter(({stem}) => !genericStems.has(stem));
  return {
    ...query,
    words: (words.length > 0 ? words : query.words).map((word) =>
      vagueStems.has(word.stem) ? {...word, weight: VAGUE_WEIGHT} : word,
    ),
  };
}

/** Reads a single question; `splitQuestions` separates several. */
export function readQuestion(text: string, language = ENGLISH): Question {
  const query = subjectOf(parseQuery(text, {language}), language);
  const subjectWordCount = query.words.filter(
    ({word, stem}) => !language.genericStems.has(stem) && !language.stopWords.has(word),
  ).length;
  return {
    text,
    language,
    query,
    wantsList: SEVERAL.test(text),
    refersBack:
      PRONOUN.test(text) || BARE.test(text) || (!MEANING.test(text) && subjectWordCount === 0),
    continues: CONTINUES.test(text),
    subjectWordCount,
  };
}

/** Splits a text into two or three questions; any other text stays whole. */
export function splitQuestions(text: string, language = ENGLISH): string[] {
  const questions = text
    .split(
      /(?<=\?)\s+|(?:,\s*|\s+)(?:and|then)\s+(?=(?:what|how|when|why|who|where|which|is|are|does|do|can|should|tell|explain)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => readQuestion(part, language).query.words.length > 0);
  return questions.length > 1 && questions.length <= 3 ? questions : [text];
}

/** Reads a question that asks for posts by subject, date or year; undefined for others. */
export function readListQuestion(text: string): ListQuestion | undefined {
  const hasOrder = (NEWEST.test(text) || OLDEST.test(text)) && POST.test(text);
  if (!LIST.test(text) && !hasOrder) {
    return undefined;
  }
  const order = NEWEST.test(text) ? 'newest' : OLDEST.test(text) ? 'oldest' : 'best';
  return {
    subject: text.replace(LIST_WORDS, ' ').replace(/\s+/g, ' ').trim(),
    order,
    wantsOne: order !== 'best' && /\b(?:post|article|entry)\b/i.test(text),
    year: /\b(?:19|20)\d\d\b/.exec(text)?.[0],
  };
}
