import {booksAlreadyRead} from '../booksAlreadyRead';
import {booksToRead} from '../booksToRead';
import {mediaInterviews} from '../mediaInterviews';
import {mediaNewsMentions} from '../mediaNewsMentions';
import {mediaOnStage} from '../mediaOnStage';
import {mediaPodcasts} from '../mediaPodcasts';
import {mediaProductVideos} from '../mediaProductVideos';
import {mediaWebinars} from '../mediaWebinars';
import {resumeArticles} from '../resumeArticles';
import {resumeEducation} from '../resumeEducation';
import {resumeExperience} from '../resumeExperience';
import type {Book, MediaEntry, TimelineEntry} from '../types';

/* The lists of `src/data`, by the names of their files: these are checked, found and in Markdown. */
export const BOOKS = {booksAlreadyRead, booksToRead};
export const MEDIA = {
  mediaInterviews,
  mediaNewsMentions,
  mediaOnStage,
  mediaPodcasts,
  mediaProductVideos,
  mediaWebinars,
};
export const ARTICLES = {resumeArticles};
export const TIMELINES = {resumeEducation, resumeExperience};

/** An entry of a shelf in words. */
export interface ShelfEntry {
  readonly title: string;
  readonly url?: string | undefined;
  /** Only shows a fork what to put there; it has the badge "Example", and leads nowhere. */
  readonly isExample: boolean;
  /** Its day or span; books have none. */
  readonly when?: string;
  /** What is said of it, one element of the page each. */
  readonly lines: readonly string[];
  readonly points: readonly string[];
}

interface Attributes {
  readonly topic?: string;
  readonly show?: string;
}

function bookEntry({title, url, author, year, note}: Book): ShelfEntry {
  return {title, url, isExample: false, lines: [`${author} · ${year}`, note], points: []};
}

function mediaEntry({title, url, example, date, people, place, note}: MediaEntry): ShelfEntry {
  const credit = [people.join(', '), place].filter(Boolean).join(' · ');
  return {
    title,
    url: example ? undefined : url,
    isExample: !!example,
    when: date,
    lines: [credit, note],
    points: [],
  };
}

function stationEntry(entry: TimelineEntry): ShelfEntry {
  const {title, url, example, start, end, organization, place, points} = entry;
  return {
    title,
    url: example ? undefined : url,
    isExample: !!example,
    when: start === end ? start : `${start} – ${end ?? 'today'}`,
    lines: [`${organization} · ${place}`],
    points,
  };
}

/**
 * What a shelf shows.
 *
 * @param name of its list
 * @param attributes that a page gives it: `topic` of books, `show` (`public` or `examples`) of others
 * @returns nothing for what is no list of a shelf
 */
export function shelfEntries(name: string, {topic, show}: Attributes): ShelfEntry[] | undefined {
  const listOf = <Entry>(lists: Readonly<Record<string, readonly Entry[]>>) =>
    Object.hasOwn(lists, name) ? lists[name] : undefined;
  const isShown = ({isExample}: ShelfEntry) => isExample === (show === 'examples');
  return (
    listOf(BOOKS)
      ?.filter((book) => topic === undefined || book.topic === topic)
      .map(bookEntry) ??
    listOf<MediaEntry>({...MEDIA, ...ARTICLES})
      ?.map(mediaEntry)
      .filter(isShown) ??
    listOf(TIMELINES)?.map(stationEntry).filter(isShown)
  );
}
