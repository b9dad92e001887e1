import type {ReactNode} from 'react';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {formatNumber} from '@site/src/lib/numbers';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatPercent} from '../numbers';
import type {Point} from '../chart';
import {kellyFraction, logGrowth, stakeLimit} from './kelly';

const STEPS = 100;

function inPercent(value: number): string {
  return `${formatNumber(value, 1)}%`;
}

/** Shows how fast a bankroll grows depending on the share that is bet. */
export default function KellySlider(): ReactNode {
  const chance = useNumber(60, {min: 1, max: 99, step: 0.5});
  const odds = useNumber(1, {min: 0.1, max: 20, step: 0.1});
  const wanted = useNumber(20, {min: 0, max: 100});

  const bet = {win: chance.value / 100, odds: odds.value};
  const kelly = kellyFraction(bet);
  const limit = stakeLimit(kelly);
  const stake = Math.min(wanted.value, limit);
  const growthAt = (percent: number) => logGrowth(bet, percent / 100);
  const growth = growthAt(stake);
  const points = Array.from({length: STEPS + 1}, (_, step): Point => {
    const percent = (limit * step) / STEPS;
    return [percent, growthAt(percent)];
  });
  const shown = formatPercent(growth, 2);
  const best = inPercent(kelly * 100);
  return (
    <Part title="Stake and growth">
      <Fields>
        <NumberField label="Chance to win, %" {...chance} />
        <NumberField label="Odds, to 1" {...odds} />
      </Fields>
      <RangeField
        label="Stake, share of the bankroll"
        {...wanted}
        value={stake}
        max={limit}
        format={inPercent}
      />
      <Answer>
        Staking {inPercent(stake)} {growth < 0 ? 'shrinks' : 'grows'} the bankroll by{' '}
        <strong>{formatPercent(Math.abs(growth), 2)}</strong> per bet.{' '}
        {kelly > 0
          ? `Full Kelly is ${best} (${formatPercent(logGrowth(bet, kelly), 2)} per bet), half Kelly ${inPercent(kelly * 50)} (${formatPercent(logGrowth(bet, kelly / 2), 2)}).`
          : 'There is no edge here, so Kelly stakes nothing.'}
      </Answer>
      <LineChart
        label={`Growth per bet by stake: it peaks at full Kelly, ${best}, and falls off on both sides. A stake of ${inPercent(stake)} grows by ${shown}.`}
        lines={[{name: 'log growth per bet', points, look: 'first'}]}
        marks={[
          {name: 'half Kelly', at: [kelly * 50, growthAt(kelly * 50)], look: 'third'},
          {name: 'full Kelly', at: [kelly * 100, growthAt(kelly * 100)], look: 'second'},
          {name: 'your stake', at: [stake, growth], look: 'first'},
        ]}
        formatX={inPercent}
        formatY={(value) => inPercent(value * 100)}
        nameX="stake"
      />
    </Part>
  );
}
