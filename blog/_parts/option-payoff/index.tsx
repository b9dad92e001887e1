import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {NumberField, RangeField, useChoice, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatMoney} from '../numbers';
import type {Point} from '../chart';
import {optionProfit, payoffLimits} from './payoff';

const KINDS = {call: 'Call', put: 'Put'};
const SIDES = {long: 'Long', short: 'Short'};

function dollars(value: number): string {
  return formatMoney(value, Number.isInteger(value) ? 0 : 2);
}

function limitText(value: number): string {
  return Number.isFinite(value) ? dollars(value) : 'no limit';
}

/** Shows the profit of an option at expiry for each stock price. */
export default function OptionPayoff(): ReactNode {
  const kindField = useChoice(KINDS, 'call');
  const sideField = useChoice(SIDES, 'long');
  const strikeField = useNumber(105, {min: 0.5, max: 10_000, step: 0.5});
  const premiumField = useNumber(9, {min: 0, max: 5000, step: 0.5});
  const stockField = useNumber(115, {min: 0, max: 15_000});

  const [kind, side] = [kindField.value, sideField.value];
  const [strike, premium] = [strikeField.value, premiumField.value];
  const option = {kind, side, strike, premium};
  const {breakeven, maxGain, maxLoss} = payoffLimits(option);
  // Right end of the chart, beyond the strike and the breakeven of a call.
  const highest = Math.ceil(Math.max(strike * 1.5, strike + premium * 2));
  const spot = Math.min(stockField.value, highest);
  const profit = optionProfit(option, spot);
  const points = [0, strike, highest].map((at): Point => [at, optionProfit(option, at)]);
  const breakevenText = breakeven === undefined ? 'none' : dollars(breakeven);
  const position = `${side} ${kind}`;
  const price = dollars(spot);
  return (
    <Part title="Payoff at expiry">
      <Fields>
        <ChoiceField label="Option" {...kindField} />
        <ChoiceField label="Position" {...sideField} />
        <NumberField label="Strike, $" {...strikeField} />
        <NumberField label="Premium, $" {...premiumField} />
      </Fields>
      <RangeField
        label="Stock at expiry"
        {...stockField}
        value={spot}
        max={highest}
        step={highest > 20 ? 1 : 0.05}
        format={dollars}
      />
      <Answer>
        With the stock at {price}, the {position} {profit < 0 ? 'loses' : 'earns'}{' '}
        <strong>{dollars(Math.abs(profit))}</strong> a share.
      </Answer>
      <LineChart
        label={`Profit per share of the ${position}, by stock price at expiry: at ${price} it is ${dollars(profit)}. Breakeven: ${breakevenText}.`}
        lines={[{name: 'profit', points}]}
        marks={[
          ...(breakeven === undefined || breakeven > highest
            ? []
            : [{name: 'breakeven', at: [breakeven, 0] as const, look: 'second' as const}]),
          {name: 'at this price', at: [spot, profit]},
        ]}
        formatX={dollars}
        formatY={dollars}
        nameX="stock at expiry"
      />
      <Figures
        items={{
          Breakeven: breakevenText,
          'Maximum gain': limitText(maxGain),
          'Maximum loss': limitText(maxLoss),
        }}
      />
    </Part>
  );
}
