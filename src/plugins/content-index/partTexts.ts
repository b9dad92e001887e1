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
import type {PartTexts} from '../../lib/content-index/readTree';

type Attributes = Readonly<Record<string, string>>;

function lines(...texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).join('\n');
}

/** @returns what a shelf of books shows of a topic, or of all */
export function books(entries: readonly Book[]) {
  return ({topic}: Attributes) =>
    entries
      .filter((book) => topic === undefined || book.topic === topic)
      .map(({title, author, year, note}) => lines(title, `${author} · ${year}`, note));
}

/** Entries that only show a fork what to put there say nothing of the site's subjects. */
function real<Entry extends {readonly example?: true}>(
  entries: readonly Entry[],
  {show}: Attributes,
): Entry[] {
  return entries.filter(({example}) => show === 'public' && !example);
}

/** @returns what a shelf of media shows; examples are left out */
export function media(entries: readonly (MediaEntry | ArticleEntry)[]) {
  return (attributes: Attributes) =>
    real(entries, attributes).map(({title, people, place, note}) =>
      lines(title, [people.join(', '), place].filter(Boolean).join(' · '), note),
    );
}

function timeline(entries: readonly TimelineEntry[]) {
  return (attributes: Attributes) =>
    real(entries, attributes).map(({title, organization, place, points}) =>
      lines(title, `${organization} · ${place}`, ...points),
    );
}

/** What each shelf shows, by the name of the component that a section page puts it there with. */
const SHELVES: Readonly<Record<string, (attributes: Attributes) => string[]>> = {
  AlreadyRead: books(booksAlreadyRead),
  ToRead: books(booksToRead),
  Interviews: media(mediaInterviews),
  NewsMentions: media(mediaNewsMentions),
  OnStage: media(mediaOnStage),
  Podcasts: media(mediaPodcasts),
  ProductVideos: media(mediaProductVideos),
  Webinars: media(mediaWebinars),
  Articles: media(resumeArticles),
  Education: timeline(resumeEducation),
  Experience: timeline(resumeExperience),
};

/** The entries of the site's shelves as their pages show them, each element's text on a line. */
export const partTexts: PartTexts = (name, attributes) => SHELVES[name]?.(attributes) ?? [];
