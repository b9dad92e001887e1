import type {ReactNode} from 'react';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatShare, formatPercentage} from '../numbers';
import type {Point} from '../chart';
import {kellyFraction, logGrowth, stakeLimit} from './kelly';

const STEPS = 100;

/** Shows how fast a bankroll grows depending on the share that is bet. */
export default function KellySlider(): ReactNode {
  const chance = useNumber(60, {min: 1, max: 99, step: 0.5});
  const odds = useNumber(1, {min: 0.1, max: 20, step: 0.1});
  const stakeField = useNumber(20, {min: 0, max: 100});

  const bet = {win: chance.value / 100, odds: odds.value};
  const kelly = kellyFraction(bet);
  // These stakes and the limit are in percent.
  const [full, half] = [kelly * 100, kelly * 50];
  const limit = stakeLimit(kelly);
  const stake = Math.min(stakeField.value, limit);
  const growthAt = (percent: number) => logGrowth(bet, percent / 100);
  const growth = growthAt(stake);
  const points = Array.from({length: STEPS + 1}, (_, step): Point => {
    const percent = (limit * step) / STEPS;
    return [percent, growthAt(percent)];
  });
  return (
    <Part title="Stake and growth">
      <Fields>
        <NumberField label="Chance of winning, %" {...chance} />
        <NumberField label="Odds (to 1)" {...odds} />
      </Fields>
      <RangeField
        label="Stake, share of the bankroll"
        {...stakeField}
        value={stake}
        max={limit}
        format={formatPercentage}
      />
      <Answer>
        At a stake of {formatPercentage(stake)}, the log growth is{' '}
        <strong>{formatShare(growth, 2)}</strong> per bet.{' '}
        {full > 0 ? (
          <>
            Full Kelly is {formatPercentage(full)} ({formatShare(growthAt(full), 2)} per bet), half
            Kelly {formatPercentage(half)} ({formatShare(growthAt(half), 2)}).
          </>
        ) : (
          'There is no edge here, so Kelly stakes nothing.'
        )}
      </Answer>
      <LineChart
        label={`Growth per bet by stake: it is highest at full Kelly, ${formatPercentage(full)}. At a stake of ${formatPercentage(stake)} it is ${formatShare(growth, 2)}.`}
        lines={[{name: 'log growth per bet', points}]}
        marks={[
          {name: 'half Kelly', at: [half, growthAt(half)], look: 'third'},
          {name: 'full Kelly', at: [full, growthAt(full)], look: 'second'},
          {name: 'your stake', at: [stake, growth]},
        ]}
        formatX={formatPercentage}
        formatY={(value) => formatPercentage(value * 100)}
        nameX="stake"
      />
    </Part>
  );
}
