import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useState} from 'react';
import styles from '../../../css/chat.module.css';
import type {AnswerPassage, Mark} from '../../answers/index.js';
import {foldLines} from '../../answers/index.js';
import {useChatSettings} from '../settings.js';
import PageDate from './PageDate.js';

interface Props {
  readonly passage: AnswerPassage;
  readonly number: number;
  /** False if the passage above is from the same page, so that its cover appears only once. */
  readonly hasCover?: boolean;
}

/** A line of a passage, with the answering parts marked. */
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

function Row({text, isMarked}: {readonly text: string; readonly isMarked: boolean}): ReactNode {
  return (
    <tr data-marked={isMarked ? '' : undefined}>
      {text.split('\t').map((cell, place) => (
        <td key={place}>{isMarked && cell ? <mark>{cell}</mark> : cell}</td>
      ))}
    </tr>
  );
}

function Block({
  passage: {block, marks},
  lines,
}: {
  readonly passage: AnswerPassage;
  /** Indices of the lines to show. */
  readonly lines: readonly number[];
}): ReactNode {
  const {kind} = block;
  const marksOf = (line: number) => marks.filter((mark) => mark.line === line);
  const line = (place: number) => <Line text={block.lines[place] ?? ''} marks={marksOf(place)} />;
  switch (kind) {
    case 'table':
      return (
        <div
          className={styles['tableFrame']}
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
                {(block.lines[0] ?? '').split('\t').map((cell, place) =>
                  cell ? (
                    <th key={place} scope="col">
                      {cell}
                    </th>
                  ) : (
                    <td key={place} />
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {lines
                .filter((place) => place > 0)
                .map((place) => (
                  <Row
                    key={place}
                    text={block.lines[place] ?? ''}
                    isMarked={marksOf(place).length > 0}
                  />
                ))}
            </tbody>
          </table>
        </div>
      );
    case 'list':
      return (
        <ul>
          {lines.map((place) => (
            <li key={place}>{line(place)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {lines.map((place) => {
            const number = block.numbers ? block.numbers[place] : place + 1;
            return (
              <li
                key={place}
                // A line of a bullet list inside the numbered one.
                {...(typeof number === 'number'
                  ? {value: number}
                  : {style: {listStyleType: 'disc'}})}>
                {line(place)}
              </li>
            );
          })}
        </ol>
      );
    case 'code':
    case 'output':
      return (
        <pre>
          <code>
            {lines.map((place) => (
              <span key={place}>
                {line(place)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      );
    case 'quote':
      return <blockquote>{lines.map((place) => line(place))}</blockquote>;
    default:
      return lines.map((place) => <p key={place}>{line(place)}</p>);
  }
}

/**
 * Shows a passage as it appears on its page, with the answering parts marked and a link to it. The
 * link is a plain `<a>`: a router link would load the code of the page in advance.
 */
export default function PassageView({passage, number, hasCover = true}: Props): ReactNode {
  const {renderCover} = useChatSettings();
  const [isWhole, setWhole] = useState(false);
  const {title, path, href, date, cover, block, marks, maxShown} = passage;
  const {selectMessage} = usePluralForm();
  const address = useBaseUrl(href);
  const {visibleLines, hiddenCount} = foldLines(block, marks, maxShown);
  const places = isWhole ? block.lines.map((_, place) => place) : visibleLines;
  return (
    <section
      className={styles['passage']}
      aria-label={translate(
        {
          id: 'theme.SearchAsk.chat.passage',
          message: 'Passage {number}: {title}',
          description: 'Name of a passage for screen readers',
        },
        {number, title},
      )}>
      <div className={styles['source']}>
        {hasCover && cover && renderCover && (
          <span className={styles['cover']}>{renderCover(cover)}</span>
        )}
        <p>
          <a href={address}>{[title, ...path].join(' › ')}</a>
          <PageDate date={date} />
        </p>
      </div>
      {block.intro !== undefined && <p>{block.intro}</p>}
      <Block passage={passage} lines={places} />
      {hiddenCount > 0 && !isWhole && (
        <button type="button" className={styles['more']} onClick={() => setWhole(true)}>
          {selectMessage(
            hiddenCount,
            translate(
              {
                id: 'theme.SearchAsk.chat.more',
                message: 'More: 1 line|More: {count} lines',
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
