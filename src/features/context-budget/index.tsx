import type {ReactNode} from 'react';
import {useState} from 'react';
import NumberField from '../../components/Field/NumberField';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import Figures from '../../components/Part/Figures';
import {formatMoney, formatNumber} from '../../lib/numbers';
import BudgetBar from './BudgetBar';
import type {Budget} from './budgetLines';
import {budgetLines} from './budgetLines';
import {callCost} from './callCost';

const FIRST_BUDGET = Object.fromEntries(
  budgetLines.map(({key, tokens}) => [key, tokens]),
) as Budget;

/** Whether six lines fit a context window, and what a call with them costs. */
export default function ContextBudget(): ReactNode {
  const [window, setWindow] = useState(8000);
  const [budget, setBudget] = useState(FIRST_BUDGET);
  const [priceIn, setPriceIn] = useState(10);
  const [priceOut, setPriceOut] = useState(40);

  const {input, used, dollars} = callCost(budget, {in: priceIn, out: priceOut});
  const left = window - used;
  return (
    <Part title="Context budget">
      <Fields>
        <NumberField
          label="Window, tokens"
          value={window}
          min={100}
          max={1e7}
          onChange={setWindow}
        />
        <NumberField
          label="$ per million in"
          value={priceIn}
          min={0}
          max={1000}
          step={0.05}
          onChange={setPriceIn}
        />
        <NumberField
          label="$ per million out"
          value={priceOut}
          min={0}
          max={1000}
          step={0.05}
          onChange={setPriceOut}
        />
      </Fields>
      <Fields>
        {budgetLines.map(({key, name}) => (
          <NumberField
            key={key}
            label={`${name}, tokens`}
            value={budget[key]}
            min={0}
            max={1e7}
            onChange={(tokens) => setBudget({...budget, [key]: tokens})}
          />
        ))}
      </Fields>
      <Answer>
        {left >= 0 ? 'It fits' : 'It does not fit'}: {formatNumber(used)} of {formatNumber(window)}{' '}
        tokens, <strong>{formatNumber(Math.abs(left))}</strong> {left >= 0 ? 'left' : 'too many'}. A
        call costs <strong>{formatMoney(dollars, 3)}</strong>.
      </Answer>
      <BudgetBar budget={budget} used={used} window={window} />
      <Figures
        items={[
          {name: 'Input', value: formatNumber(input)},
          {name: 'One call', value: formatMoney(dollars, 3)},
          {name: '10,000 calls', value: formatMoney(dollars * 10_000)},
        ]}
      />
    </Part>
  );
}
