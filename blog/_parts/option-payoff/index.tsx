import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatMoney} from '../numbers';
import type {Point} from '../chart';
import {optionProfit, payoffLimits} from './payoff';

const KINDS = {call: 'Call', put: 'Put'};
const SIDES = {long: 'Long', short: 'Short'};

function dollars(value: number): string {
  return formatMoney(value, Number.isInteger(value) ? 0 : 2);
}

function limit(value: number): string {
  return Number.isFinite(value) ? dollars(value) : 'no limit';
}

/** Shows the profit of an option at expiry by the price of the stock. */
export default function OptionPayoff(): ReactNode {
  const [kind, setKind] = useState<keyof typeof KINDS>('call');
  const [side, setSide] = useState<keyof typeof SIDES>('long');
  const price = useNumber(105, {min: 0.5, max: 10_000, step: 0.5});
  const paid = useNumber(9, {min: 0, max: 5000, step: 0.5});
  const wanted = useNumber(115, {min: 0, max: 15_000});

  const [strike, premium] = [price.value, paid.value];
  const position = {kind, side, strike, premium};
  const {breakeven, maxGain, maxLoss} = payoffLimits(position);
  const highest = Math.ceil(Math.max(strike * 1.5, strike + premium * 2));
  const spot = Math.min(wanted.value, highest);
  const profit = optionProfit(position, spot);
  const points = [0, strike, highest].map((at): Point => [at, optionProfit(position, at)]);
  const even = breakeven === undefined ? 'none' : dollars(breakeven);
  return (
    <Part title="Payoff at expiry">
      <Fields>
        <ChoiceField label="Option" value={kind} options={KINDS} onChange={setKind} />
        <ChoiceField label="Position" value={side} options={SIDES} onChange={setSide} />
        <NumberField label="Strike, $" {...price} />
        <NumberField label="Premium, $" {...paid} />
      </Fields>
      <RangeField
        label="Stock at expiry"
        {...wanted}
        value={spot}
        max={highest}
        step={highest > 20 ? 1 : 0.05}
        format={dollars}
      />
      <Answer>
        With the stock at {dollars(spot)}, the {side} {kind} {profit < 0 ? 'loses' : 'earns'}{' '}
        <strong>{dollars(Math.abs(profit))}</strong> a share.
      </Answer>
      <LineChart
        label={`Profit a share of the ${side} ${kind} by the stock at expiry: at ${dollars(spot)} it is ${dollars(profit)}. Breakeven: ${even}.`}
        lines={[{name: 'profit', points, look: 'first'}]}
        marks={[
          ...(breakeven === undefined || breakeven > highest
            ? []
            : [{name: 'breakeven', at: [breakeven, 0] as const, look: 'second' as const}]),
          {name: 'at this price', at: [spot, profit], look: 'first'},
        ]}
        formatX={dollars}
        formatY={dollars}
        nameX="stock at expiry"
      />
      <Figures
        items={{
          Breakeven: even,
          'Maximum gain': limit(maxGain),
          'Maximum loss': limit(maxLoss),
        }}
      />
    </Part>
  );
}
