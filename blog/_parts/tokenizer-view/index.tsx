import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';
import Part, {Figures, Note} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {RangeField, TextField, useNumber} from '../Field';
import {showToken, toByteSymbols, tokenizeText, trainMerges} from './bytePairs';
import styles from './styles.module.css';
import {trainingText} from './trainingText';

const MAX_MERGES = 150;
const MAX_LENGTH = 500;

const INITIAL_TEXT = 'The price of the bread, 2023: €1.80 for tokenization.';
/** Splits text into tokens with a small byte-pair encoder that is trained in the browser. */
export default function TokenizerView(): ReactNode {
  const [text, setText] = useState(INITIAL_TEXT);
  const mergesField = useNumber(100, {min: 0, max: MAX_MERGES, step: 10});

  const merges = useMemo(() => trainMerges(trainingText, MAX_MERGES), []);
  const count = mergesField.value;
  const tokens = useMemo(() => tokenizeText(text, merges.slice(0, count)), [text, merges, count]);
  return (
    <Part title="Text into tokens">
      <TextField
        label={`Text, up to ${MAX_LENGTH} characters`}
        value={text}
        maxLength={MAX_LENGTH}
        onChange={setText}
      />
      <RangeField label="Merges learned" {...mergesField} />
      <Figures
        live
        items={{
          Characters: formatNumber([...text].length),
          Bytes: formatNumber(toByteSymbols(text).length),
          Tokens: formatNumber(tokens.length),
        }}
      />
      <ol className={styles.tokens} aria-label="Tokens">
        {tokens.map((token, index) => (
          <li key={index} className={styles.token}>
            {showToken(token)}
          </li>
        ))}
      </ol>
      <Note>
        The encoder was trained on {formatNumber(trainingText.split(' ').length)} words about a
        bakery and nothing else. ␣ is a space; pairs of hex digits are bytes of a character that is
        split across tokens.
      </Note>
    </Part>
  );
}
