import type {ReactNode} from 'react';
import {useId} from 'react';
import type {Rung} from './modelSettings';
import styles from './rungs.module.css';
import {useHasBuiltIn} from './useHasBuiltIn';

interface Props {
  readonly rung: Rung;
  readonly onChange: (rung: Rung) => void;
}

/** Three ways to an answer, from nothing to set up to a server of the reader's own. */
export default function RungChoice({rung, onChange}: Props): ReactNode {
  const name = useId();
  const {has: hasBuiltIn, ask} = useHasBuiltIn();
  const options = [
    {
      value: 'posts',
      label: 'Posts only',
      text: 'Sentences of the posts, word for word. No model, no set-up.',
    },
    {
      value: 'browser',
      label: 'The browser’s model',
      text:
        hasBuiltIn === false
          ? 'This browser has no built-in model.'
          : 'The model built into this browser reads passages of the posts and words the answer.',
    },
    {
      value: 'server',
      label: 'Your own server',
      text: 'A model you run yourself, with Ollama or anything that speaks OpenAI’s API.',
    },
  ] as const;
  return (
    <fieldset className={styles.rungs} onFocusCapture={ask} onPointerEnter={ask}>
      <legend className="visually-hidden">Answers come from</legend>
      {options.map(({value, label, text}) => (
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
          <p id={`${name}-${value}-text`}>{text}</p>
        </div>
      ))}
    </fieldset>
  );
}
