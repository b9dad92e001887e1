import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {NumberField, RangeField, useChoice, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatMoney} from '../numbers';
import type {Point} from '../chart';
import {optionProfit, payoffLimits} from './payoff';

const KINDS = {call: translate({message: 'Call'}), put: translate({message: 'Put'})};
const SIDES = {long: translate({message: 'Long'}), short: translate({message: 'Short'})};

/** The positions in the middle of a sentence. */
const POSITIONS = {
  long: {call: translate({message: 'long call'}), put: translate({message: 'long put'})},
  short: {call: translate({message: 'short call'}), put: translate({message: 'short put'})},
};

function dollars(value: number): string {
  return formatMoney(value, Number.isInteger(value) ? 0 : 2);
}

function limit(value: number): string {
  return Number.isFinite(value) ? dollars(value) : translate({message: 'no limit'});
}

/** Shows the profit of an option at expiry by the price of the stock. */
export default function OptionPayoff(): ReactNode {
  const kindField = useChoice(KINDS, 'call');
  const sideField = useChoice(SIDES, 'long');
  const strikeField = useNumber(105, {min: 0.5, max: 10_000, step: 0.5});
  const premiumField = useNumber(9, {min: 0, max: 5000, step: 0.5});
  const wanted = useNumber(115, {min: 0, max: 15_000});

  const [kind, side] = [kindField.value, sideField.value];
  const [strike, premium] = [strikeField.value, premiumField.value];
  const option = {kind, side, strike, premium};
  const {breakeven, maxGain, maxLoss} = payoffLimits(option);
  const highest = Math.ceil(Math.max(strike * 1.5, strike + premium * 2));
  const spot = Math.min(wanted.value, highest);
  const profit = optionProfit(option, spot);
  const points = [0, strike, highest].map((at): Point => [at, optionProfit(option, at)]);
  const even = breakeven === undefined ? translate({message: 'none'}) : dollars(breakeven);
  const position = POSITIONS[side][kind];
  const price = dollars(spot);
  const answer = {price, position, amount: <strong>{dollars(Math.abs(profit))}</strong>};
  return (
    <Part title={translate({message: 'Payoff at expiry'})}>
      <Fields>
        <ChoiceField label={translate({message: 'Option'})} {...kindField} />
        <ChoiceField label={translate({message: 'Position'})} {...sideField} />
        <NumberField label={translate({message: 'Strike, $'})} {...strikeField} />
        <NumberField label={translate({message: 'Premium, $'})} {...premiumField} />
      </Fields>
      <RangeField
        label={translate({message: 'Stock at expiry'})}
        {...wanted}
        value={spot}
        max={highest}
        step={highest > 20 ? 1 : 0.05}
        format={dollars}
      />
      <Answer>
        {profit < 0 ? (
          <Translate values={answer}>
            {'With the stock at {price}, the {position} loses {amount} a share.'}
          </Translate>
        ) : (
          <Translate values={answer}>
            {'With the stock at {price}, the {position} earns {amount} a share.'}
          </Translate>
        )}
      </Answer>
      <LineChart
        label={translate(
          {
            message:
              'Profit a share of the {position} by the stock at expiry: at {price} it is {profit}. Breakeven: {breakeven}.',
          },
          {position, price, profit: dollars(profit), breakeven: even},
        )}
        lines={[{name: translate({message: 'profit'}), points}]}
        marks={[
          ...(breakeven === undefined || breakeven > highest
            ? []
            : [
                {
                  name: translate({message: 'breakeven'}),
                  at: [breakeven, 0] as const,
                  look: 'second' as const,
                },
              ]),
          {name: translate({message: 'at this price'}), at: [spot, profit]},
        ]}
        formatX={dollars}
        formatY={dollars}
        nameX={translate({message: 'stock at expiry'})}
      />
      <Figures
        items={{
          [translate({message: 'Breakeven'})]: even,
          [translate({message: 'Maximum gain'})]: limit(maxGain),
          [translate({message: 'Maximum loss'})]: limit(maxLoss),
        }}
      />
    </Part>
  );
}
