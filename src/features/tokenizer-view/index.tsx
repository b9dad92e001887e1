import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';
import RangeField from '../../components/Field/RangeField';
import TextField from '../../components/Field/TextField';
import Part from '../../components/Part';
import Figures from '../../components/Part/Figures';
import Note from '../../components/Part/Note';
import {formatNumber} from '../../lib/numbers';
import {showToken} from './showToken';
import styles from './styles.module.css';
import {toByteSymbols} from './toByteSymbols';
import {tokenizeText} from './tokenizeText';
import {trainingText} from './trainingText';
import {trainMerges} from './trainMerges';

const MERGES = 150;
const LENGTH = 500;

/** Text cut into the tokens of a small byte-pair encoder that is trained in the page. */
export default function TokenizerView(): ReactNode {
  const [text, setText] = useState('The price of the bread, 2023: €1.80 for tokenization.');
  const [count, setCount] = useState(100);

  const merges = useMemo(() => trainMerges(trainingText, MERGES), []);
  const tokens = useMemo(() => tokenizeText(text, merges.slice(0, count)), [text, merges, count]);
  return (
    <Part title="Text into tokens">
      <TextField
        label={`Text, up to ${LENGTH} characters`}
        value={text}
        maxLength={LENGTH}
        onChange={setText}
      />
      <RangeField
        label="Merges learned"
        value={count}
        min={0}
        max={MERGES}
        step={10}
        onChange={setCount}
      />
      <Figures
        live
        items={[
          {name: 'Characters', value: formatNumber([...text].length)},
          {name: 'Bytes', value: formatNumber(toByteSymbols(text).length)},
          {name: 'Tokens', value: formatNumber(tokens.length)},
        ]}
      />
      <ol className={styles.tokens} aria-label="Tokens">
        {tokens.map((token, index) => (
          <li key={index} className={styles.token}>
            {showToken(token)}
          </li>
        ))}
      </ol>
      <Note>
        The encoder has read {formatNumber(trainingText.split(' ').length)} words about a bakery and
        nothing else. ␣ is a space; pairs of hex digits are the bytes of a character that no token
        holds as a whole.
      </Note>
    </Part>
  );
}
