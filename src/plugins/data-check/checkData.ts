import {bookTopics} from '../../data/bookTopics';
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
import {bookSchema} from '../../data/schemas/book';
import {checkList} from '../../data/schemas/checkList';
import {articleSchema, mediaSchema} from '../../data/schemas/media';
import {timelineSchema} from '../../data/schemas/timeline';

/** Every problem of every list at once, one line each; empty where all is well. */
export function checkData(): string[] {
  const books = bookSchema(bookTopics);
  return [
    ...checkList('src/data/booksAlreadyRead.ts', books, booksAlreadyRead),
    ...checkList('src/data/booksToRead.ts', books, booksToRead),
    ...checkList('src/data/mediaOnStage.ts', mediaSchema, mediaOnStage),
    ...checkList('src/data/mediaPodcasts.ts', mediaSchema, mediaPodcasts),
    ...checkList('src/data/mediaInterviews.ts', mediaSchema, mediaInterviews),
    ...checkList('src/data/mediaNewsMentions.ts', mediaSchema, mediaNewsMentions),
    ...checkList('src/data/mediaProductVideos.ts', mediaSchema, mediaProductVideos),
    ...checkList('src/data/mediaWebinars.ts', mediaSchema, mediaWebinars),
    ...checkList('src/data/resumeArticles.ts', articleSchema, resumeArticles),
    ...checkList('src/data/resumeEducation.ts', timelineSchema, resumeEducation),
    ...checkList('src/data/resumeExperience.ts', timelineSchema, resumeExperience),
  ];
}
