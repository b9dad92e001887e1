import type {ReactNode} from 'react';
import {useId} from 'react';
import type {Rung} from './modelSettings';
import styles from './rungs.module.css';
import {useHasBuiltIn} from './useHasBuiltIn';

interface Props {
  readonly rung: Rung;
  readonly onChange: (rung: Rung) => void;
}

interface Choice {
  readonly value: Rung;
  readonly label: string;
  readonly text: string;
  /** The longer text whose room the text keeps. */
  readonly roomFor?: string;
}

const BUILT_IN =
  'The model built into this browser reads passages of the posts and words the answer.';

/** Three ways to an answer, from nothing to set up to a server of the reader's own. */
export default function RungChoice({rung, onChange}: Props): ReactNode {
  const name = useId();
  const {has: hasBuiltIn, ask} = useHasBuiltIn();
  const choices: readonly Choice[] = [
    {
      value: 'posts',
      label: 'Posts only',
      text: 'Sentences of the posts, word for word. No model, no set-up.',
    },
    {
      value: 'browser',
      label: 'The browser’s model',
      text: hasBuiltIn === false ? 'This browser has no built-in model.' : BUILT_IN,
      // What the browser answers must not move the choice that the pointer is about to press.
      roomFor: hasBuiltIn === false ? BUILT_IN : undefined,
    },
    {
      value: 'server',
      label: 'Your own server',
      text: 'A model you run yourself, with Ollama or anything that speaks OpenAI’s API.',
    },
  ];
  return (
    <fieldset className={styles.rungs} onFocusCapture={ask} onPointerEnter={ask}>
      <legend className="visually-hidden">Answers come from</legend>
      {choices.map(({value, label, text, roomFor}) => (
        <div key={value} className={styles.rung}>
          <input
            id={`${name}-${value}`}
            type="radio"
            className={styles.radio}
            name={name}
            value={value}
            checked={rung === value}
            disabled={value === 'browser' && hasBuiltIn === false}
            aria-describedby={`${name}-${value}-text`}
            onChange={() => onChange(value)}
          />
          <label htmlFor={`${name}-${value}`}>{label}</label>
          <p id={`${name}-${value}-text`} data-room-for={roomFor}>
            <span>{text}</span>
          </p>
        </div>
      ))}
    </fieldset>
  );
}
