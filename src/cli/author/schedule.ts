import {Command} from 'commander';
import {derivePost, readDay} from '../../lib/derivePost';
import {isScheduled} from '../../lib/isScheduled';
import type {PostFile} from '../../lib/postFile';
import {readContent} from '../../plugins/post-schema/readContent';
import type {AuthorContext} from './context';
import {formatTable} from './format';

interface ScheduleRow {
  /** YYYY-MM-DD */
  readonly date: string;
  /** In English. */
  readonly weekday: string;
  /** Days from today; negative in the past. */
  readonly days: number;
  readonly title: string;
  readonly file: string;
  readonly unlisted: boolean;
}

interface Schedule {
  /** Soonest first. */
  readonly scheduled: readonly ScheduleRow[];
  /** Held back whatever their date is; by date. */
  readonly drafts: readonly ScheduleRow[];
  /** The newest that readers see in the lists. */
  readonly last: ScheduleRow | undefined;
  /** Posts that say no day, or whose front matter cannot be read. */
  readonly unreadable: readonly string[];
}

const DAY = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dateOf(post: PostFile): string | undefined {
  const {date} = post.fields;
  const isWrong = post.problems.length > 0 || (date !== undefined && readDay(date) === undefined);
  return isWrong ? undefined : derivePost(post).date;
}

function rowOf(post: PostFile, date: string, now: number): ScheduleRow {
  const time = Date.parse(date);
  return {
    date,
    weekday: WEEKDAYS[new Date(time).getUTCDay()] ?? '',
    days: Math.round((time - Math.floor(now / DAY) * DAY) / DAY),
    title: derivePost(post).title,
    file: post.file,
    unlisted: post.fields['unlisted'] === true,
  };
}

/**
 * What appears when.
 *
 * @param now epoch milliseconds; days begin at midnight UTC
 */
export function scheduleOf(posts: readonly PostFile[], now: number): Schedule {
  const dated = posts.map((post) => ({post, date: dateOf(post)}));
  const rows = dated
    .flatMap(({post, date}) =>
      date === undefined
        ? []
        : [{isDraft: post.fields['draft'] === true, row: rowOf(post, date, now)}],
    )
    .sort((a, b) => (a.row.date < b.row.date ? -1 : a.row.date > b.row.date ? 1 : 0));
  const ready = rows.filter(({isDraft}) => !isDraft).map(({row}) => row);
  return {
    scheduled: ready.filter(({date}) => isScheduled(date, now)),
    drafts: rows.filter(({isDraft}) => isDraft).map(({row}) => row),
    last: ready.findLast(({date, unlisted}) => !unlisted && !isScheduled(date, now)),
    unreadable: dated.filter(({date}) => date === undefined).map(({post}) => post.file),
  };
}

/** "today", "in 1 day", "in 12 days" or "3 days ago". */
export function daysFromNow(days: number): string {
  if (days === 0) {
    return 'today';
  }
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}

/** `author schedule`: what will appear when. */
export function scheduleCommand({root, now, print, warn}: AuthorContext): Command {
  return new Command('schedule')
    .description('List scheduled posts, drafts and the last published post.')
    .action(() => {
      const {scheduled, drafts, last, unreadable} = scheduleOf(readContent(root).posts, now);
      print([`Scheduled (${scheduled.length})`, ...table(scheduled), ''].join('\n'));
      print([`Drafts (${drafts.length})`, ...table(drafts), ''].join('\n'));
      print(['Last published', ...table(last ? [last] : [])].join('\n'));
      for (const file of unreadable) {
        warn(`${file}: its date cannot be read; npm run author -- check`);
      }
      if (scheduled.length === 0) {
        const since = last ? `; the last post appeared ${daysFromNow(last.days)}` : '';
        warn(`Nothing is scheduled${since}. Give a finished post a later date to fill the gap.`);
      }
    });
}

function table(rows: readonly ScheduleRow[]): string[] {
  return rows.length === 0
    ? ['  none']
    : formatTable(
        rows.map(({date, weekday, days, title, file, unlisted}) => [
          date,
          weekday,
          daysFromNow(days),
          title,
          unlisted ? `${file} (unlisted)` : file,
        ]),
      );
}
