import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {NumberField, RangeField, useChoice, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatMoney} from '../numbers';
import type {Point} from '../chart';
import {optionProfit, payoffLimits} from './payoff';

const TEXTS = {
  noLimit: translate({
    id: 'parts.payoff.noLimit',
    message: 'no limit',
    description: 'Maximum gain or loss',
  }),
  none: translate({
    id: 'parts.payoff.none',
    message: 'none',
    description: 'Breakeven if there is none',
  }),
  title: translate({id: 'parts.payoff.title', message: 'Payoff at expiry', description: 'Title'}),
  option: translate({id: 'parts.payoff.option', message: 'Option', description: 'Field'}),
  position: translate({id: 'parts.payoff.position', message: 'Position', description: 'Field'}),
  strike: translate({id: 'parts.payoff.strike', message: 'Strike, $', description: 'Field'}),
  premium: translate({id: 'parts.payoff.premium', message: 'Premium, $', description: 'Field'}),
  stock: translate({id: 'parts.payoff.stock', message: 'Stock at expiry', description: 'Field'}),
  line: translate({id: 'parts.payoff.line', message: 'profit', description: 'Line'}),
  breakevenMark: translate({
    id: 'parts.payoff.breakevenMark',
    message: 'breakeven',
    description: 'Mark',
  }),
  mark: translate({id: 'parts.payoff.mark', message: 'at this price', description: 'Mark'}),
  axis: translate({id: 'parts.payoff.axis', message: 'stock at expiry', description: 'Axis'}),
  breakeven: translate({id: 'parts.payoff.breakeven', message: 'Breakeven', description: 'Figure'}),
  gain: translate({id: 'parts.payoff.gain', message: 'Maximum gain', description: 'Figure'}),
  loss: translate({id: 'parts.payoff.loss', message: 'Maximum loss', description: 'Figure'}),
};

const KINDS = {
  call: translate({id: 'parts.payoff.call', message: 'Call', description: 'Kind of option'}),
  put: translate({id: 'parts.payoff.put', message: 'Put', description: 'Kind of option'}),
};
const SIDES = {
  long: translate({id: 'parts.payoff.long', message: 'Long', description: 'Position'}),
  short: translate({id: 'parts.payoff.short', message: 'Short', description: 'Position'}),
};

/** Names of the positions within a sentence. */
const POSITIONS = {
  long: {
    call: translate({
      id: 'parts.payoff.longCall',
      message: 'long call',
      description: 'Position in a sentence',
    }),
    put: translate({
      id: 'parts.payoff.longPut',
      message: 'long put',
      description: 'Position in a sentence',
    }),
  },
  short: {
    call: translate({
      id: 'parts.payoff.shortCall',
      message: 'short call',
      description: 'Position in a sentence',
    }),
    put: translate({
      id: 'parts.payoff.shortPut',
      message: 'short put',
      description: 'Position in a sentence',
    }),
  },
};

function dollars(value: number): string {
  return formatMoney(value, Number.isInteger(value) ? 0 : 2);
}

function limitText(value: number): string {
  return Number.isFinite(value) ? dollars(value) : TEXTS.noLimit;
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
  const breakevenText = breakeven === undefined ? TEXTS.none : dollars(breakeven);
  const position = POSITIONS[side][kind];
  const price = dollars(spot);
  const answer = {price, position, amount: <strong>{dollars(Math.abs(profit))}</strong>};
  return (
    <Part title={TEXTS.title}>
      <Fields>
        <ChoiceField label={TEXTS.option} {...kindField} />
        <ChoiceField label={TEXTS.position} {...sideField} />
        <NumberField label={TEXTS.strike} {...strikeField} />
        <NumberField label={TEXTS.premium} {...premiumField} />
      </Fields>
      <RangeField
        label={TEXTS.stock}
        {...stockField}
        value={spot}
        max={highest}
        step={highest > 20 ? 1 : 0.05}
        format={dollars}
      />
      <Answer>
        {profit < 0 ? (
          <Translate
            id="parts.payoff.loses"
            description="Result; {position} is, for example, “long call”"
            values={answer}>
            {'With the stock at {price}, the {position} loses {amount} a share.'}
          </Translate>
        ) : (
          <Translate
            id="parts.payoff.earns"
            description="Result; {position} is, for example, “long call”"
            values={answer}>
            {'With the stock at {price}, the {position} earns {amount} a share.'}
          </Translate>
        )}
      </Answer>
      <LineChart
        label={translate(
          {
            id: 'parts.payoff.chart',
            message:
              'Profit per share of the {position}, by stock price at expiry: at {price} it is {profit}. Breakeven: {breakeven}.',
            description: 'Description of the chart; {position} is, for example, “long call”',
          },
          {position, price, profit: dollars(profit), breakeven: breakevenText},
        )}
        lines={[{name: TEXTS.line, points}]}
        marks={[
          ...(breakeven === undefined || breakeven > highest
            ? []
            : [{name: TEXTS.breakevenMark, at: [breakeven, 0] as const, look: 'second' as const}]),
          {name: TEXTS.mark, at: [spot, profit]},
        ]}
        formatX={dollars}
        formatY={dollars}
        nameX={TEXTS.axis}
      />
      <Figures
        items={{
          [TEXTS.breakeven]: breakevenText,
          [TEXTS.gain]: limitText(maxGain),
          [TEXTS.loss]: limitText(maxLoss),
        }}
      />
    </Part>
  );
}
