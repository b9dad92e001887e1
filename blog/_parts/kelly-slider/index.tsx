import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatShare, formatPercentage} from '../numbers';
import type {Point} from '../chart';
import {kellyFraction, logGrowth, stakeLimit} from './kelly';

const TEXTS = {
  title: translate({id: 'parts.kelly.title', message: 'Stake and growth', description: 'Title'}),
  chance: translate({
    id: 'parts.kelly.chance',
    message: 'Chance of winning, %',
    description: 'Field',
  }),
  odds: translate({id: 'parts.kelly.odds', message: 'Odds (to 1)', description: 'Field'}),
  stake: translate({
    id: 'parts.kelly.stake',
    message: 'Stake, share of the bankroll',
    description: 'Field',
  }),
  line: translate({id: 'parts.kelly.line', message: 'log growth per bet', description: 'Line'}),
  halfMark: translate({id: 'parts.kelly.halfMark', message: 'half Kelly', description: 'Mark'}),
  fullMark: translate({id: 'parts.kelly.fullMark', message: 'full Kelly', description: 'Mark'}),
  mark: translate({id: 'parts.kelly.mark', message: 'your stake', description: 'Mark'}),
  axis: translate({id: 'parts.kelly.axis', message: 'stake', description: 'Axis'}),
};

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
    <Part title={TEXTS.title}>
      <Fields>
        <NumberField label={TEXTS.chance} {...chance} />
        <NumberField label={TEXTS.odds} {...odds} />
      </Fields>
      <RangeField
        label={TEXTS.stake}
        {...stakeField}
        value={stake}
        max={limit}
        format={formatPercentage}
      />
      <Answer>
        <Translate
          id="parts.kelly.growth"
          description="Result"
          values={{
            stake: formatPercentage(stake),
            growth: <strong>{formatShare(growth, 2)}</strong>,
          }}>
          {'At a stake of {stake}, the log growth is {growth} per bet.'}
        </Translate>{' '}
        {full > 0 ? (
          <Translate
            id="parts.kelly.best"
            description="Best stakes"
            values={{
              full: formatPercentage(full),
              fullGrowth: formatShare(growthAt(full), 2),
              half: formatPercentage(half),
              halfGrowth: formatShare(growthAt(half), 2),
            }}>
            {'Full Kelly is {full} ({fullGrowth} per bet), half Kelly {half} ({halfGrowth}).'}
          </Translate>
        ) : (
          <Translate id="parts.kelly.noEdge" description="Result if no bet is worth making">
            There is no edge here, so Kelly stakes nothing.
          </Translate>
        )}
      </Answer>
      <LineChart
        label={translate(
          {
            id: 'parts.kelly.chart',
            message:
              'Growth per bet by stake: it is highest at full Kelly, {best}. At a stake of {stake} it is {growth}.',
            description: 'Description of the chart',
          },
          {
            best: formatPercentage(full),
            stake: formatPercentage(stake),
            growth: formatShare(growth, 2),
          },
        )}
        lines={[{name: TEXTS.line, points}]}
        marks={[
          {name: TEXTS.halfMark, at: [half, growthAt(half)], look: 'third'},
          {name: TEXTS.fullMark, at: [full, growthAt(full)], look: 'second'},
          {name: TEXTS.mark, at: [stake, growth]},
        ]}
        formatX={formatPercentage}
        formatY={(value) => formatPercentage(value * 100)}
        nameX={TEXTS.axis}
      />
    </Part>
  );
}
