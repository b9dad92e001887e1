import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useState} from 'react';
import {useSelectMessage} from '../../client/useSelectMessage.js';
import styles from '../../../css/chat.module.css';
import type {AnswerPassage, Mark} from '../../answers/index.js';
import {chooseLines} from '../../answers/index.js';
import {useChatSettings} from '../chatSettings.js';
import PageDate from './PageDate.js';

function Line({text, marks}: {readonly text: string; readonly marks: readonly Mark[]}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const mark of marks) {
    parts.push(text.slice(end, mark.start));
    parts.push(<mark key={mark.start}>{text.slice(mark.start, mark.end)}</mark>);
    end = mark.end;
  }
  return [...parts, text.slice(end)];
}

interface BlockProps {
  readonly passage: AnswerPassage;
  /** Indices of the lines to show. */
  readonly shownLines: readonly number[];
}

function Table({passage: {block, marks}, shownLines}: BlockProps): ReactNode {
  const cellsOf = (lineIndex: number) => (block.lines[lineIndex] ?? '').split('\t');
  const isMarked = (lineIndex: number) => marks.some(({line}) => line === lineIndex);
  return (
    <div
      className={styles.tableFrame}
      role="group"
      aria-label={translate({
        id: 'theme.SearchAsk.chat.table',
        message: 'Table',
        description: 'Name of a table in a passage for screen readers',
      })}
      // The keyboard must be able to scroll a table that is wider than its frame.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}>
      <table>
        <thead>
          <tr>
            {cellsOf(0).map((cell, column) => {
              const Cell = cell ? 'th' : 'td';
              return <Cell key={column}>{cell}</Cell>;
            })}
          </tr>
        </thead>
        <tbody>
          {shownLines
            .filter((lineIndex) => lineIndex > 0)
            .map((lineIndex) => (
              <tr key={lineIndex} data-marked={isMarked(lineIndex) ? '' : undefined}>
                {cellsOf(lineIndex).map((cell, column) => (
                  <td key={column}>{isMarked(lineIndex) && cell ? <mark>{cell}</mark> : cell}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the props of a step: its number, or a bullet if it is in a nested bullet list. */
function markerOf({numbers}: AnswerPassage['block'], lineIndex: number) {
  const number = numbers ? numbers[lineIndex] : lineIndex + 1;
  return typeof number === 'number' ? {value: number} : {style: {listStyleType: 'disc'}};
}

function Block({passage, shownLines}: BlockProps): ReactNode {
  const {block, marks} = passage;
  const {kind, lines} = block;
  const shown = shownLines.map((lineIndex) => ({
    lineIndex,
    content: (
      <Line text={lines[lineIndex] ?? ''} marks={marks.filter(({line}) => line === lineIndex)} />
    ),
  }));
  switch (kind) {
    case 'table':
      return <Table passage={passage} shownLines={shownLines} />;
    case 'list':
    case 'steps': {
      const List = kind === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {shown.map(({lineIndex, content}) => (
            <li key={lineIndex} {...(kind === 'steps' && markerOf(block, lineIndex))}>
              {content}
            </li>
          ))}
        </List>
      );
    }
    case 'code':
    case 'output':
      return (
        <pre>
          <code>
            {shown.map(({lineIndex, content}) => (
              <span key={lineIndex}>
                {content}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      );
    default: {
      const paragraphs = shown.map(({lineIndex, content}) => <p key={lineIndex}>{content}</p>);
      return kind === 'quote' ? <blockquote>{paragraphs}</blockquote> : paragraphs;
    }
  }
}

interface Props {
  readonly passage: AnswerPassage;
  readonly number: number;
  /** False if the passage above is from the same page, so that its cover appears only once. */
  readonly hasCover?: boolean;
}

/**
 * Shows a passage as it appears on its page, with a link to it, and marks the words that answer the
 * question. The link is a plain `<a>`: a router link would load the code of the page in advance.
 */
export default function PassageView({passage, number, hasCover = true}: Props): ReactNode {
  const {renderCover} = useChatSettings();
  const [isWhole, setWhole] = useState(false);
  const {title, path, href, date, cover, block, marks, maxShown} = passage;
  const selectMessage = useSelectMessage();
  const address = useBaseUrl(href);
  const visibleLines = chooseLines(block, marks, maxShown);
  const hiddenCount = block.lines.length - visibleLines.length;
  return (
    <section
      className={styles.passage}
      aria-label={translate(
        {
          id: 'theme.SearchAsk.chat.passage',
          message: 'Passage {number}: {title}',
          description: 'Name of a passage for screen readers',
        },
        {number, title},
      )}>
      <div className={styles.source}>
        {hasCover && cover && renderCover && (
          <span className={styles.cover}>{renderCover(cover)}</span>
        )}
        <p>
          <a href={address}>{[title, ...path].join(' › ')}</a>
          <PageDate date={date} />
        </p>
      </div>
      {block.intro !== undefined && <p>{block.intro}</p>}
      <Block
        passage={passage}
        shownLines={isWhole ? Array.from(block.lines.keys()) : visibleLines}
      />
      {hiddenCount > 0 && !isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {selectMessage(
            hiddenCount,
            translate(
              {
                id: 'theme.SearchAsk.chat.more',
                message: 'Show 1 more line|Show {count} more lines',
                description: 'Pluralized label of the button that shows hidden lines of a passage',
              },
              {count: hiddenCount},
            ),
          )}
        </button>
      )}
    </section>
  );
}
