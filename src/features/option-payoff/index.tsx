import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '../../components/Field/ChoiceField';
import NumberField from '../../components/Field/NumberField';
import RangeField from '../../components/Field/RangeField';
import LineChart from '../../components/LineChart';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import Figures from '../../components/Part/Figures';
import {formatMoney} from '../../lib/numbers';
import type {Point} from '../../lib/chart';
import type {Position} from './optionProfit';
import {optionProfit} from './optionProfit';
import {payoffLimits} from './payoffLimits';

const KINDS = [
  {value: 'call', name: 'Call'},
  {value: 'put', name: 'Put'},
] as const;

const SIDES = [
  {value: 'long', name: 'Long'},
  {value: 'short', name: 'Short'},
] as const;

function dollars(value: number): string {
  return formatMoney(value, Number.isInteger(value) ? 0 : 2);
}

function limit(value: number): string {
  return Number.isFinite(value) ? dollars(value) : 'no limit';
}

/** What one option earns at expiry, by the price of the stock. */
export default function OptionPayoff(): ReactNode {
  const [kind, setKind] = useState<Position['kind']>('call');
  const [side, setSide] = useState<Position['side']>('long');
  const [strike, setStrike] = useState(105);
  const [premium, setPremium] = useState(9);
  const [wanted, setWanted] = useState(115);

  const position = {kind, side, strike, premium};
  const {breakeven, maxGain, maxLoss} = payoffLimits(position);
  const highest = Math.ceil(Math.max(strike * 1.5, strike + premium * 2));
  const spot = Math.min(wanted, highest);
  const profit = optionProfit(position, spot);
  const points = [0, strike, highest].map((price): Point => [price, optionProfit(position, price)]);
  const heights = points.map(([, height]) => height);
  const even = breakeven === undefined ? 'none' : dollars(breakeven);
  return (
    <Part title="Payoff at expiry">
      <Fields>
        <ChoiceField label="Option" value={kind} options={KINDS} onChange={setKind} />
        <ChoiceField label="Position" value={side} options={SIDES} onChange={setSide} />
        <NumberField
          label="Strike, $"
          value={strike}
          min={0.5}
          max={10_000}
          step={0.5}
          onChange={setStrike}
        />
        <NumberField
          label="Premium, $"
          value={premium}
          min={0}
          max={5000}
          step={0.5}
          onChange={setPremium}
        />
      </Fields>
      <RangeField
        label="Stock at expiry"
        value={spot}
        min={0}
        max={highest}
        step={highest > 20 ? 1 : 0.05}
        format={dollars}
        onChange={setWanted}
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
        x={[0, highest]}
        y={[Math.min(...heights, 0), Math.max(...heights, 0)]}
        formatX={dollars}
        formatY={dollars}
        nameX="stock at expiry"
      />
      <Figures
        items={[
          {name: 'Breakeven', value: even},
          {name: 'Maximum gain', value: limit(maxGain)},
          {name: 'Maximum loss', value: limit(maxLoss)},
        ]}
      />
    </Part>
  );
}
