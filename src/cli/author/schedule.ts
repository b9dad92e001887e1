import {Command} from 'commander';
import {readContent} from '../../plugins/post-schema/readContent';
import type {AuthorContext} from './context';
import {formatTable} from './formatTable';
import {daysFromNow, scheduleOf} from './schedule/scheduleOf';
import type {ScheduleRow} from './schedule/scheduleOf';

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
