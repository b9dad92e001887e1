import {sitePath} from '../sitePath';
import type {PageLink, QuotedSentence, Reply, Source} from '../types';
import {parseCount} from './parseCount';
import {parseFields} from './parseFields';
import {parseList} from './parseList';
import {parseText} from './parseText';

const TITLE_LENGTH = 400;
const SENTENCE_LENGTH = 4000;
const ANSWER_LENGTH = 60_000;
const ENDS = ['whole', 'stopped', 'cut'] as const;

function parseSource(value: unknown): Source | undefined {
  const fields = parseFields(value);
  const number = parseCount(fields['number']);
  const title = parseText(fields['title'], TITLE_LENGTH);
  const heading = parseText(fields['heading'], TITLE_LENGTH) ?? null;
  const href = sitePath(fields['href']);
  return number === undefined || title === undefined || href === undefined
    ? undefined
    : {number, title, heading, href};
}

function parsePage(value: unknown): PageLink | undefined {
  const fields = parseFields(value);
  const title = parseText(fields['title'], TITLE_LENGTH);
  const permalink = sitePath(fields['permalink']);
  return title === undefined || permalink === undefined ? undefined : {title, permalink};
}

function parseSentence(value: unknown): QuotedSentence | undefined {
  const fields = parseFields(value);
  const text = parseText(fields['text'], SENTENCE_LENGTH);
  return text === undefined
    ? undefined
    : {text, citations: parseList(fields['citations'], parseCount)};
}

/** A stored answer, checked; undefined for what is none. Links that leave the site are dropped. */
export function parseReply(value: unknown): Reply | undefined {
  const fields = parseFields(value);
  const sources = parseList(fields['sources'], parseSource);
  switch (fields['kind']) {
    case 'unknown':
      return {kind: 'unknown', nearest: parseList(fields['nearest'], parsePage)};
    case 'posts': {
      const sentences = parseList(fields['sentences'], parseSentence);
      const readNext = parseList(fields['readNext'], parsePage);
      return sentences.length === 0 ? undefined : {kind: 'posts', sentences, sources, readNext};
    }
    case 'model': {
      const text = parseText(fields['text'], ANSWER_LENGTH);
      const removed = parseCount(fields['removed']) ?? 0;
      const end = ENDS.find((candidate) => candidate === fields['end']);
      return text === undefined || end === undefined
        ? undefined
        : {kind: 'model', text, sources, removed, end};
    }
    default:
      return undefined;
  }
}
