import {foldText} from '../text';

/** A searchable word of a text, and where it stands: `text.slice(start, end)`. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** Number of the run of characters it is cut from: `llms.txt` is one run of three tokens. */
  readonly run: number;
  /** The run as a whole (`llmstxt`), beside its parts (`llms`, `txt`). */
  readonly whole: boolean;
}

/** Longer words are hashes, keys and drawings; nobody types them. */
const LONGEST_TERM = 32;
const MOST_PARTS = 5;
const ATOM = /\d+(?:[.,]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** What may stand between two words that are one identifier: `tools/list`, `83(b)`, `a_b`. */
const JOINTS = new Set(['.', '_', '/', '-', '(', ':', '&', '@', '+', '#', '=', '\\']);
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** Signs at the end of a name: `C++`, `C#`, `Notepad++`. */
const NAME_END = /^(?:\+{1,2}|#)(?![\p{L}\p{N}\p{M}+#])/u;
/** A full stop in front of a name: `.NET`. */
const NAME_START = /(?<![^\s([{"'“‘„,;:/])\.$/u;

interface Piece {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

function foldWord(word: string): string {
  const folded = foldText(word).replace(/’/g, "'");
  return folded.replace(/'s$/, '').replace(/[',]/g, '');
}

/** The parts of one word: one, unless its case says where it is joined (`outcomePrices`). */
function partsOf(word: string, offset: number): Piece[] {
  // Most words are plain, and need none of what follows.
  if (/^[a-z]+$/.test(word)) {
    return [{term: word, start: offset, end: offset + word.length}];
  }
  const pieces: Piece[] = [];
  let start = offset;
  for (const part of word.split(CAMEL)) {
    pieces.push({term: foldWord(part), start, end: start + part.length});
    start += part.length;
  }
  return pieces.filter(({term}) => term !== '');
}

function isUsable(term: string): boolean {
  return term !== '' && term.length <= LONGEST_TERM;
}

/**
 * A run with the signs around it and inside it that make it another name: `c++`, `.net`, `q&a`.
 * `C` alone is another language than `C++`, but `Notepad++` is also found as `notepad`.
 */
function signedName(text: string, pieces: readonly Piece[]): Piece | undefined {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) {
    return undefined;
  }
  const before = NAME_START.test(text.slice(Math.max(0, first.start - 2), first.start)) ? '.' : '';
  const [end = ''] = NAME_END.exec(text.slice(last.end, last.end + 3)) ?? [];
  const after = /\p{L}$/u.test(last.term) ? end : '';
  const inside = text.slice(first.start, last.end);
  const joint = pieces.length > 1 && /^[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)+$/u.test(inside) ? '&' : '';
  const isLetter = before === '' || /^\p{L}/u.test(first.term);
  return (before || after || joint) && isLetter
    ? {
        term: `${before}${pieces.map(({term}) => term).join(joint)}${after}`,
        start: first.start - before.length,
        end: last.end + after.length,
      }
    : undefined;
}

/** Adds a run's parts, and the run itself where it has several. */
function addRun(tokens: Token[], text: string, pieces: readonly Piece[], run: number): void {
  const name = signedName(text, pieces);
  const isLetter = pieces.length === 1 && pieces[0]?.term.length === 1;
  if (name && isUsable(name.term)) {
    tokens.push({...name, run, whole: !isLetter});
    if (isLetter) {
      return;
    }
  }
  for (const {term, start, end} of pieces) {
    if (isUsable(term)) {
      tokens.push({term, start, end, run, whole: false});
    }
  }
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last || pieces.length === 1 || pieces.length > MOST_PARTS) {
    return;
  }
  const term = pieces.map((piece) => piece.term).join('');
  if (isUsable(term)) {
    const closes = text.charAt(last.end) === ')' && text.slice(first.end, last.end).includes('(');
    tokens.push({term, start: first.start, end: last.end + Number(closes), run, whole: true});
  }
}

/** Texts whose tokens are kept: each key of a search looks at the texts of much the same pages. */
const MAX_KEPT = 4000;
const kept = new Map<string, readonly Token[]>();

/**
 * Cuts a text into words without accents and case. Identifiers give their parts and themselves as
 * a whole, without what joins them, so that `llms.txt`, `llms-txt` and `llmstxt` are one.
 */
export function tokenize(text: string): readonly Token[] {
  const known = kept.get(text);
  if (known) {
    return known;
  }
  if (kept.size >= MAX_KEPT) {
    kept.clear();
  }
  const tokens = cut(text);
  kept.set(text, tokens);
  return tokens;
}

function cut(text: string): Token[] {
  const tokens: Token[] = [];
  let pieces: Piece[] = [];
  let end = -1;
  let run = 0;
  for (const match of text.matchAll(ATOM)) {
    const joined = match.index === end + 1 && JOINTS.has(text.charAt(end));
    if (!joined && end >= 0) {
      addRun(tokens, text, pieces, run);
      pieces = [];
      run += 1;
    }
    pieces.push(...partsOf(match[0], match.index));
    end = match.index + match[0].length;
  }
  addRun(tokens, text, pieces, run);
  return tokens;
}
