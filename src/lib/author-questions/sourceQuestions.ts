import {answeredQuestions} from '../answeredQuestions';
import {blockTitle, plotWords} from '../plotBlock';
import type {QuestionEntry} from './matchQuestions';
import {lettersOf} from './matchQuestions';

/** A stretch of a source without blank lines, in words as its page shows them. */
interface SourceChunk {
  readonly text: string;
  /** Questions of the comments above it. */
  readonly questions: readonly string[];
}

const FENCE = /^\s*(`{3,}|~{3,})\s*(\S*)(.*)$/;
const COMMENT = /^\s*(?:\{\/\*([^]*?)\*\/\}|<!--([^]*?)-->)\s*$/;
/** Lines that show nothing by themselves: imports, exports, components, directives, headings. */
const SHOWS_NOTHING = /^(?:import |export |:::|#{1,6} |<\/?[A-Za-z][^>]*>$|<[A-Z][^>]*\/>$)/;

/** What a line of Markdown shows: no marks of lists, no addresses, no tags. */
function shownText(line: string): string {
  return line
    .replace(/^\s*(?:>\s*)*(?:[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, ']')
    .replace(/\]\[[^\]]*\]/g, ']')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/(`[^`]*`)|<\/?[A-Za-z][^>]*>/g, (_, code: string | undefined) => code ?? '')
    .replace(/&#?\w+;/g, '');
}

/** What a fenced block shows first: the title of a drawing, or its code. */
function fencedText(language: string, meta: string, lines: readonly string[]): string {
  if (language === 'plot') {
    const {title, description} = plotWords({meta, value: lines.join('\n')});
    return `${title} ${description}`;
  }
  return (language === 'mermaid' ? blockTitle(meta) : undefined) ?? lines.join(' ');
}

/** Cuts the body of a Markdown file into what lies between blank lines. */
export function sourceChunks(body: string): SourceChunk[] {
  const chunks: SourceChunk[] = [];
  let questions: string[] = [];
  let lines: string[] = [];
  const push = (text: string): void => {
    if (lettersOf(text) !== '') {
      chunks.push({text, questions});
      questions = [];
    }
  };
  const end = (): void => {
    const text = lines.join('\n');
    lines = [];
    const [comment, mdx, html] = COMMENT.exec(text) ?? [];
    if (comment === undefined) {
      push(shownLines(text));
    } else {
      questions.push(...answeredQuestions((mdx ?? html ?? '').trim()));
    }
  };
  const all = body.split('\n');
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at] ?? '';
    const [fence, marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      end();
      const from = at + 1;
      do {
        at += 1;
      } while (at < all.length && !(all[at] ?? '').trim().startsWith(marks));
      push(fencedText(language, meta, all.slice(from, at)));
    } else if (line.trim() === '' || COMMENT.test(line)) {
      end();
      lines = line.trim() === '' ? [] : [line];
      end();
    } else {
      lines.push(line);
    }
  }
  end();
  return chunks;
}

function shownLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !SHOWS_NOTHING.test(line.trim()))
    .map(shownText)
    .join(' ');
}

/** Letters at the beginning of a chunk, and of what follows it in a loose list or a table. */
function beginningAt(chunks: readonly SourceChunk[], place: number): string {
  return chunks
    .slice(place, place + 6)
    .map(({text}) => lettersOf(text))
    .join('');
}

/** Letters before a formula, which its page shows in other signs. */
function lettersBeforeFormula(text: string): string | undefined {
  const [before = '', formula] = text.split('$$');
  return formula === undefined ? undefined : lettersOf(before);
}

/** Finds the chunk that begins with some words; undefined if none does. */
export function findChunk(chunks: readonly SourceChunk[], starts: string): SourceChunk | undefined {
  const key = lettersOf(starts);
  return chunks.find((chunk, place) => {
    const before = lettersBeforeFormula(chunk.text);
    return (
      beginningAt(chunks, place).startsWith(key) ||
      chunk.text.split('\n').some((line) => lettersOf(line).startsWith(key)) ||
      (before !== undefined && before.length > 5 && key.startsWith(before))
    );
  });
}

/** Letters of a block that its questions are matched by. */
const KEY = 40;

/** First words of a text that its page shows as they are: none of a formula. */
function firstWords(text: string): string {
  const [before = ''] = text.split('$$');
  return lettersOf(before).slice(0, KEY) === '' ? text : before.slice(0, 4 * KEY);
}

/** Questions that the comments of a source (`answers: …`) ask of the blocks below them. */
export function sourceQuestions(body: string): QuestionEntry[] {
  return sourceChunks(body)
    .filter(({questions}) => questions.length > 0)
    .map(({text, questions}) => ({starts: lettersOf(firstWords(text)).slice(0, KEY), questions}));
}
