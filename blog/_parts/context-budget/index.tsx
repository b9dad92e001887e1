import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useState} from 'react';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {NumberField, useNumber} from '../Field';
import Legend from '../Legend';
import {percentAlong} from '../chart';
import {formatMoney, formatShare, formatPercentage} from '../numbers';
import type {Budget} from './budget';
import {callCost, INITIAL_BUDGET} from './budget';
import styles from './styles.module.css';

const TEXTS = {
  title: translate({id: 'parts.context.title', message: 'Context budget', description: 'Title'}),
  window: translate({id: 'parts.context.window', message: 'Window, tokens', description: 'Field'}),
  in: translate({
    id: 'parts.context.in',
    message: '$ per million tokens in',
    description: 'Label of a field: price of tokens sent',
  }),
  out: translate({
    id: 'parts.context.out',
    message: '$ per million tokens out',
    description: 'Label of a field: price of tokens received',
  }),
  input: translate({
    id: 'parts.context.input',
    message: 'Input',
    description: 'Name of a figure: tokens sent',
  }),
  call: translate({
    id: 'parts.context.call',
    message: 'One call',
    description: 'Name of a figure: a price',
  }),
};

/** Number of calls whose price is shown. */
const CALLS = 10_000;

/** Returns a style that sets a variable to the share of a part in the whole. */
function shareStyle(name: '--share' | '--edge', part: number, whole: number): CSSProperties {
  return {[name]: `${percentAlong(part, [0, whole])}%`} as CSSProperties;
}

const NAMES: Readonly<Record<keyof Budget, string>> = {
  System: translate({
    id: 'parts.context.system',
    message: 'System',
    description: 'Item of the budget',
  }),
  Tools: translate({
    id: 'parts.context.tools',
    message: 'Tools',
    description: 'Item of the budget',
  }),
  History: translate({
    id: 'parts.context.history',
    message: 'History',
    description: 'Item of the budget',
  }),
  Retrieved: translate({
    id: 'parts.context.retrieved',
    message: 'Retrieved',
    description: 'Item of the budget',
  }),
  Question: translate({
    id: 'parts.context.question',
    message: 'Question',
    description: 'Item of the budget',
  }),
  Answer: translate({
    id: 'parts.context.answer',
    message: 'Answer',
    description: 'Item of the budget',
  }),
};

/** Shows whether six items fit into a context window, and the cost of a call. */
export default function ContextBudget(): ReactNode {
  const [budget, setBudget] = useState(INITIAL_BUDGET);
  const windowField = useNumber(8000, {min: 100, max: 1e7});
  const priceIn = useNumber(10, {min: 0, max: 1000, step: 0.05});
  const priceOut = useNumber(40, {min: 0, max: 1000, step: 0.05});

  const {input, used, dollars} = callCost(budget, {in: priceIn.value, out: priceOut.value});
  const window = windowField.value;
  const left = window - used;
  const items = Object.entries(budget) as [name: keyof Budget, tokens: number][];
  /** Number of tokens in the width of the bar. */
  const scale = Math.max(used, window);
  const answer = {
    used: formatNumber(used),
    window: formatNumber(window),
    left: <strong>{formatNumber(Math.abs(left))}</strong>,
    cost: <strong>{formatMoney(dollars, 3)}</strong>,
  };
  const manyCalls = translate(
    {id: 'parts.context.calls', message: '{count} calls', description: 'Name of a figure: a price'},
    {count: formatNumber(CALLS)},
  );
  return (
    <Part title={TEXTS.title}>
      <Fields>
        <NumberField label={TEXTS.window} {...windowField} />
        <NumberField label={TEXTS.in} {...priceIn} />
        <NumberField label={TEXTS.out} {...priceOut} />
      </Fields>
      <Fields>
        {items.map(([name, tokens]) => (
          <NumberField
            key={name}
            label={translate(
              {
                id: 'parts.context.item',
                message: '{name}, tokens',
                description: 'Label of a field',
              },
              {name: NAMES[name]},
            )}
            value={tokens}
            min={0}
            max={1e7}
            onChange={(value) => setBudget({...budget, [name]: value})}
          />
        ))}
      </Fields>
      <Answer>
        {left >= 0 ? (
          <Translate id="parts.context.fits" description="Result" values={answer}>
            {'It fits: {used} of {window} tokens, {left} left. A call costs {cost}.'}
          </Translate>
        ) : (
          <Translate id="parts.context.tooMuch" description="Result" values={answer}>
            {'It does not fit: {used} of {window} tokens, {left} too many. A call costs {cost}.'}
          </Translate>
        )}
      </Answer>
      <div>
        <div
          role="img"
          className={styles.bar}
          aria-label={translate(
            {
              id: 'parts.context.bar',
              message: '{used} of {window} tokens, {share} of the window.',
              description: 'Description of the bar',
            },
            {used: answer.used, window: answer.window, share: formatShare(used / window)},
          )}>
          {items.map(([name, tokens]) => (
            <span
              key={name}
              className={clsx(styles.segment, styles[name])}
              style={shareStyle('--share', tokens, scale)}
            />
          ))}
          {/* Marks the edge of the window if the items exceed it. */}
          {used > window && (
            <span className={styles.edge} style={shareStyle('--edge', window, scale)} />
          )}
        </div>
        <Legend
          items={items.map(([name, tokens]) => ({
            text: `${NAMES[name]} ${formatPercentage((tokens / window) * 100, 2)}`,
            sample: clsx(styles.swatch, styles[name]),
          }))}
        />
      </div>
      <Figures
        items={{
          [TEXTS.input]: formatNumber(input),
          [TEXTS.call]: formatMoney(dollars, 3),
          [manyCalls]: formatMoney(dollars * CALLS),
        }}
      />
    </Part>
  );
}
