import {cpus, totalmem} from 'node:os';
import {figure} from './figures';
import {markdownTable} from './markdownTable';
import type {Section} from './section';

/** What was measured on, and when. */
export interface Facts {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly node: string;
  /** The arguments of the bench. */
  readonly options: string;
}

export function machineFacts(options: readonly string[], now = new Date()): Facts {
  return {
    date: now.toISOString().slice(0, 10),
    cores: cpus().length,
    memory: totalmem(),
    node: process.versions.node,
    options: options.join(' '),
  };
}

/** The tables of a run as a Markdown page. */
export function report(facts: Facts, sections: readonly Section[]): string {
  const machine = [
    `${facts.cores} cores`,
    `${figure(facts.memory / 2 ** 30)} GiB of memory`,
    `Node ${facts.node}`,
  ].join(', ');
  return (
    [
      `# Bench of ${facts.date}`,
      `${machine}. \`npm run bench${facts.options && ` -- ${facts.options}`}\``,
      ...sections.flatMap(({title, head, rows, note}) => [
        `## ${title}`,
        note,
        markdownTable(head, rows),
      ]),
    ].join('\n\n') + '\n'
  );
}
