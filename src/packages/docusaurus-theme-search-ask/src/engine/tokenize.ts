import {foldWord, lowerCase} from './fold.js';
import {charactersOf, isWordAlone, PAIRED} from './scripts.js';

/** A searchable word of a text. Its original spelling is `text.slice(start, end)`. */
export interface Token {
  /** The word in lower case, without accents. */
  readonly term: string;
  /** The word in lower case with accents, which the stemmer needs. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Index of the run of characters that contains the token: `llms.txt` is one run of three tokens. */
  readonly run: number;
  /**
   * False for the basic tokens of a run: its parts (`llms`, `txt`) or pairs of characters (对象). True
   * for additional tokens that overlap them: the joined run (`llmstxt`), a name with symbols (`$home`),
   * or a single character that can be a word (象).
   */
  readonly isExtra: boolean;
}

/** Terms to index. Long words must be all letters, because other long words are mostly hashes and keys. */
const USABLE = /^(?:.{1,32}|\p{L}{1,64})$/u;
/** Maximum number of parts of a run that is also indexed as a whole. */
const MAX_PARTS = 5;
const LETTER = `(?![${PAIRED}])[\\p{L}\\p{M}]`;
/**
 * Matches a number, a run of letters that are indexed in pairs (`PAIRED`; the capture group), or a word.
 */
const ATOM = new RegExp(
  String.raw`\d+(?:[.,]\d+)+|((?:[${PAIRED}]\p{M}*)+)|` +
    // The v of a version is not part of its number.
    String.raw`(?!(?<![\p{L}\p{N}])[vV]\d+\.\d)(?:[a-zA-Z\d]+|${LETTER}|\p{N})+(?:['’\u00ad\u200c\u200d](?:[a-zA-Z]|${LETTER})+)*`,
  'gu',
);
/** Text that joins two words into one name: `tools/list`, `83(b)`, `a_b`, `std::map`. */
const JOINT = /^(?:[._/\-\u2010\u2011(:&@+#=\\]|::)$/;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** Symbols at the end of a name: `C++`, `C#`, `Notepad++`, `C++20`. */
const NAME_END = new RegExp(
  String.raw`^(?:\+\+(?!${LETTER}|[+#])|[+#](?!${LETTER}|[\p{N}+#]))`,
  'u',
);
/** Symbols before a name: `.NET`, `--flag`, `$HOME`, `${HOME}`, `@scope`. */
const NAME_START = new RegExp(
  String.raw`(?<![^\s([{"'“‘„,;:/=|\x60${PAIRED}])(\.|--|@)$|(?<![\p{L}\p{N}$])(\$)\{?$`,
  'u',
);

/** At least seven digits in hyphenated groups, such as a telephone number; not a date or range of years. */
const LONG_NUMBER = /^(?!(?:19|20)\d\d-)(?=(?:-?\d){7})\d+(?:-\d+)+$/;

/** A part of a run, before it gets the run's index. */
type Piece = Omit<Token, 'run' | 'isExtra'>;

/** Splits a word in camel case (`outcomePrices`). */
function partsOf(word: string, offset: number): Piece[] {
  // Fast path: most words have only lower-case letters.
  if (/^[a-z]+$/.test(word)) {
    return [{term: word, word, start: offset, end: offset + word.length}];
  }
  const pieces: Piece[] = [];
  let start = offset;
  for (const part of word.split(CAMEL)) {
    const lower = lowerCase(part);
    pieces.push({term: foldWord(lower), word: lower, start, end: start + part.length});
    start += part.length;
  }
  return pieces.filter(({term}) => term !== '');
}

function joinPieces(pieces: readonly Piece[], joint = ''): Pick<Piece, 'term' | 'word'> {
  return {
    term: pieces.map(({term}) => term).join(joint),
    word: pieces.map(({word}) => word).join(joint),
  };
}

/** Returns the match of a pattern. Skips the slow match if there is no symbol, as in most texts. */
function matchSymbols(pattern: RegExp, adjacentText: string): readonly string[] {
  return /[.$@#+{-]/.test(adjacentText) ? (pattern.exec(adjacentText) ?? []) : [];
}

/** Returns the pieces of an option or variable without its value or path: `port` of `--port=80`. */
function withoutValue(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex(
    ({start}, index) => !/^[-_]?$/.test(text.slice(pieces[index - 1]?.end ?? start, start)),
  );
  return end < 0 ? pieces : pieces.slice(0, end);
}

/** Returns the name that a run forms with symbols around or inside it: `c++`, `.net`, `q&a`. */
function nameWithSymbols(text: string, run: readonly Piece[]): Piece | undefined {
  const start = run[0]?.start ?? 0;
  // The symbols have at most two characters; the patterns also look at the character beyond.
  const [matched = '', symbols = '', dollar = ''] = matchSymbols(
    NAME_START,
    text.slice(Math.max(0, start - 3), start),
  );
  const before = symbols || dollar;
  const pieces = before === '--' || before === '$' ? withoutValue(text, run) : run;
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last || (before !== '' && !/^\p{L}/u.test(first.term))) {
    return undefined;
  }
  const [end = ''] = matchSymbols(NAME_END, text.slice(last.end, last.end + 3));
  const after = end !== '' && /\p{L}$/u.test(last.term) ? end : '';
  const isAmpersandName =
    pieces.length > 1 &&
    /^[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)+$/u.test(text.slice(first.start, last.end));
  if (!before && !after && !isAmpersandName) {
    return undefined;
  }
  const {term, word} = joinPieces(pieces, isAmpersandName ? '&' : '');
  return {
    term: `${before}${term}${after}`,
    word: `${before}${word}${after}`,
    start: first.start - matched.length,
    end: last.end + after.length,
  };
}

/** Adds a run's parts, and the whole run if it has several. */
function addRun(tokens: Token[], text: string, pieces: readonly Piece[], run: number): void {
  const name = nameWithSymbols(text, pieces);
  const isLetter = pieces.length === 1 && pieces[0]?.term.length === 1;
  if (name && USABLE.test(name.term)) {
    // The name replaces a single letter, so that `C` does not find `C++`, but `notepad` finds `Notepad++`.
    const replacesLetter = isLetter && /^\.|[+#]$/.test(name.term);
    tokens.push({...name, run, isExtra: !replacesLetter});
    if (replacesLetter) {
      return;
    }
  }
  for (const {term, word, start, end} of pieces) {
    if (USABLE.test(term)) {
      tokens.push({term, word, start, end, run, isExtra: false});
    }
  }
  const [first] = pieces;
  const last = pieces.at(-1);
  const joined = joinPieces(pieces);
  const start = first?.start ?? 0;
  // `24/7` is not 247, but `555-1234` is 5551234.
  const isNumber =
    /^[\p{N}.,]+$/u.test(joined.term) && !LONG_NUMBER.test(text.slice(start, last?.end));
  const isName = pieces.length > 1 && pieces.length <= MAX_PARTS && !isNumber;
  if (last && isName && USABLE.test(joined.term)) {
    const endsInBrackets =
      text.charAt(last.end) === ')' && text.slice(start, last.end).includes('(');
    tokens.push({...joined, start, end: last.end + Number(endsInBrackets), run, isExtra: true});
  }
}

/** Adds the pairs of neighboring letters, and each letter that can be a word by itself. */
function addPairs(tokens: Token[], text: string, letters: string, offset: number, run: number) {
  const characters = charactersOf(letters, offset);
  const add = (start: number, end: number, isExtra: boolean): void => {
    const word = lowerCase(text.slice(start, end));
    tokens.push({term: foldWord(word), word, start, end, run, isExtra});
  };
  characters.forEach(({start, end}, index) => {
    const next = characters[index + 1];
    if (next) {
      add(start, next.end, false);
    }
    if (characters.length === 1 || isWordAlone(text.slice(start, end))) {
      add(start, end, characters.length > 1);
    }
  });
}

/** Maximum number of texts in the cache. Searches at successive keystrokes split the same texts. */
const MAX_CACHED = 4000;
const cache = new Map<string, readonly Token[]>();

/**
 * Splits a text into words without accents or case. The tokens of an identifier are its parts and
 * the whole without separators, so that `llms.txt`, `llms-txt` and `llmstxt` match each other.
 */
export function tokenize(text: string): readonly Token[] {
  const cached = cache.get(text);
  if (cached) {
    return cached;
  }
  if (cache.size >= MAX_CACHED) {
    cache.clear();
  }
  const tokens = splitText(text);
  cache.set(text, tokens);
  return tokens;
}

function splitText(text: string): Token[] {
  const tokens: Token[] = [];
  let pieces: Piece[] = [];
  let end = 0;
  let run = 0;
  const endRun = (): void => {
    if (pieces.length > 0) {
      addRun(tokens, text, pieces, run);
      pieces = [];
      run += 1;
    }
  };
  for (const {0: atom, 1: letters, index} of text.matchAll(ATOM)) {
    if (letters !== undefined || !JOINT.test(text.slice(end, index))) {
      endRun();
    }
    if (letters === undefined) {
      pieces.push(...partsOf(atom, index));
    } else {
      addPairs(tokens, text, letters, index, run);
      run += 1;
    }
    end = index + atom.length;
  }
  endRun();
  return tokens;
}
