import type {BlockContent} from 'mdast';
import {booksAlreadyRead} from '../../data/booksAlreadyRead';
import {booksToRead} from '../../data/booksToRead';
import {mediaInterviews} from '../../data/mediaInterviews';
import {mediaNewsMentions} from '../../data/mediaNewsMentions';
import {mediaOnStage} from '../../data/mediaOnStage';
import {mediaPodcasts} from '../../data/mediaPodcasts';
import {mediaProductVideos} from '../../data/mediaProductVideos';
import {mediaWebinars} from '../../data/mediaWebinars';
import {resumeArticles} from '../../data/resumeArticles';
import {resumeEducation} from '../../data/resumeEducation';
import {resumeExperience} from '../../data/resumeExperience';
import type {ArticleEntry, Book, MediaEntry, TimelineEntry} from '../../data/types';
import {formatDate} from '../../lib/formatDate';
import {link, list, paragraph, strong, text} from '../../lib/markdown-twin/markdownNodes';
import type {PartEntries} from '../../lib/markdown-twin/types';

/** An entry of a section page: what it is called, and what is said of it, a line each. */
interface Entry {
  readonly title: string;
  readonly url?: string | undefined;
  /** Shown with the badge "Example". */
  readonly example?: boolean | undefined;
  readonly lines: readonly string[];
  readonly points?: readonly string[];
}

const BOOKS: Readonly<Record<string, readonly Book[]>> = {
  AlreadyRead: booksAlreadyRead,
  ToRead: booksToRead,
};

const MEDIA: Readonly<Record<string, readonly (MediaEntry | ArticleEntry)[]>> = {
  Articles: resumeArticles,
  Interviews: mediaInterviews,
  NewsMentions: mediaNewsMentions,
  OnStage: mediaOnStage,
  Podcasts: mediaPodcasts,
  ProductVideos: mediaProductVideos,
  Webinars: mediaWebinars,
};

const TIMELINES: Readonly<Record<string, readonly TimelineEntry[]>> = {
  Education: resumeEducation,
  Experience: resumeExperience,
};

function bookEntry({title, url, author, year, note}: Book): Entry {
  return {title, url, lines: [`${author} · ${year}`, note]};
}

function mediaEntry({title, url, example, date, people, place, note}: MediaEntry): Entry {
  const credit = [people.join(', '), place].filter(Boolean).join(' · ');
  const lines = [formatDate(date), credit, note];
  // An example leads nowhere.
  return {title, url: example ? undefined : url, example, lines};
}

function stationEntry(entry: TimelineEntry): Entry {
  const {title, url, example, start, end, organization, place, points} = entry;
  const span = start === end ? start : `${start} – ${end ?? 'today'}`;
  return {
    title,
    url: example ? undefined : url,
    example,
    lines: [span, `${organization} · ${place}`],
    points,
  };
}

function entryBlocks({title, url, example, lines, points = []}: Entry): BlockContent[] {
  const name = url ? link(url, title) : strong(title);
  const said = text(`${example ? ' (Example)' : ''}\n${lines.join('\n')}`);
  const under = points.length > 0 ? [list(points.map((point) => [paragraph(text(point))]))] : [];
  return [paragraph(name, said), ...under];
}

/** What the shelves of the section pages show, from the lists of `src/data`. */
export const sectionEntries: PartEntries = (name, {topic, show}) => {
  const isShown = ({example}: {readonly example?: true}) =>
    (example ?? false) === (show === 'examples');
  const books = BOOKS[name]
    ?.filter((book) => topic === undefined || book.topic === topic)
    .map(bookEntry);
  const media = MEDIA[name]?.filter(isShown).map(mediaEntry);
  const stations = TIMELINES[name]?.filter(isShown).map(stationEntry);
  const entries = books ?? media ?? stations;
  return entries && (entries.length > 0 ? [list(entries.map(entryBlocks))] : []);
};
