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

/* Groups of lists in `src/data` that have the same schema. Each list has the name of its file. */
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
