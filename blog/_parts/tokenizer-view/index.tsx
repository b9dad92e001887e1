import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';
import Part, {Figures, Note} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {RangeField, TextField, useNumber} from '../Field';
import {showToken, toByteSymbols, tokenizeText, trainMerges} from './bytePairs';
import styles from './styles.module.css';
import {trainingText} from './trainingText';

const TEXTS = {
  tokens: translate({
    id: 'parts.tokens.tokens',
    message: 'Tokens',
    description: 'Name of a figure and of the list',
  }),
  title: translate({id: 'parts.tokens.title', message: 'Text into tokens', description: 'Title'}),
  merges: translate({id: 'parts.tokens.merges', message: 'Merges learned', description: 'Field'}),
  characters: translate({
    id: 'parts.tokens.characters',
    message: 'Characters',
    description: 'Figure',
  }),
  bytes: translate({id: 'parts.tokens.bytes', message: 'Bytes', description: 'Figure'}),
};

const MAX_MERGES = 150;
const MAX_LENGTH = 500;

const INITIAL_TEXT = translate({
  id: 'parts.tokens.first',
  message: 'The price of the bread, 2023: €1.80 for tokenization.',
  description: 'Initial text to split into tokens',
});

/** Splits text into tokens with a small byte-pair encoder that is trained in the browser. */
export default function TokenizerView(): ReactNode {
  const [text, setText] = useState(INITIAL_TEXT);
  const mergesField = useNumber(100, {min: 0, max: MAX_MERGES, step: 10});

  const merges = useMemo(() => trainMerges(trainingText, MAX_MERGES), []);
  const count = mergesField.value;
  const tokens = useMemo(() => tokenizeText(text, merges.slice(0, count)), [text, merges, count]);
  return (
    <Part title={TEXTS.title}>
      <TextField
        label={translate(
          {
            id: 'parts.tokens.text',
            message: 'Text, up to {max} characters',
            description: 'Label of a field',
          },
          {max: MAX_LENGTH},
        )}
        value={text}
        maxLength={MAX_LENGTH}
        onChange={setText}
      />
      <RangeField label={TEXTS.merges} {...mergesField} />
      <Figures
        live
        items={{
          [TEXTS.characters]: formatNumber([...text].length),
          [TEXTS.bytes]: formatNumber(toByteSymbols(text).length),
          [TEXTS.tokens]: formatNumber(tokens.length),
        }}
      />
      <ol className={styles.tokens} aria-label={TEXTS.tokens}>
        {tokens.map((token, index) => (
          <li key={index} className={styles.token}>
            {showToken(token)}
          </li>
        ))}
      </ol>
      <Note>
        <Translate
          id="parts.tokens.note"
          description="Note"
          values={{count: formatNumber(trainingText.split(' ').length)}}>
          {
            'The encoder was trained on {count} words about a bakery and nothing else. ␣ is a space; pairs of hex digits are bytes of a character that is split across tokens.'
          }
        </Translate>
      </Note>
    </Part>
  );
}
