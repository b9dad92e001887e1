import type {ReactNode} from 'react';
import {COMMANDS} from '../commands/commands';
import type {Note} from '../conversation/types';
import SourceList from './SourceList';
import styles from './transcript.module.css';

function Body({body, command}: Pick<Note, 'body' | 'command'>): ReactNode {
  switch (body.topic) {
    case 'help':
      return (
        <>
          <dl className={styles.commands}>
            {COMMANDS.map(({name, does}) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.plain}>
            Enter asks, the up arrow brings earlier questions back, Tab completes a command, Escape
            stops an answer.
          </p>
        </>
      );
    case 'sources':
      return body.sources.length > 0 ? (
        <SourceList sources={body.sources} />
      ) : (
        <p className={styles.plain}>No answer has any sources yet. Ask something first.</p>
      );
    case 'unknown':
      return (
        <p className={styles.plain}>
          {`There is no command ${command}. Type /help for those there are, or leave the slash out to ask.`}
        </p>
      );
  }
}

/** What a command printed. */
export default function NoteView({note}: {readonly note: Note}): ReactNode {
  return (
    <article className={styles.turn} aria-label={note.command} data-entry={note.id}>
      <p className={styles.question} aria-live="off">
        {note.command}
      </p>
      <Body body={note.body} command={note.command} />
    </article>
  );
}
