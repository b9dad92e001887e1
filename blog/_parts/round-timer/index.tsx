import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import Button from '@site/src/components/Button';
import Part, {Fields} from '@site/src/components/Part';
import {NumberField, useNumber} from '../Field';
import {formatClock} from '../clock';
import styles from './styles.module.css';
import type {Plan} from './timer';
import {phaseText, sessionMs, timerPhase} from './timer';
import {useBell} from './useBell';
import {useStopwatch} from './useStopwatch';

interface BarProps {
  readonly plan: Plan;
  readonly elapsedMs: number;
}

/** Progress bar with rounds and rests in proportion. Hidden from screen readers, which read the status. */
function SessionBar({plan, elapsedMs}: BarProps): ReactNode {
  const {rounds, work, rest} = plan;
  const done = `${Math.min(100, (elapsedMs / sessionMs(plan)) * 100).toFixed(2)}%`;
  const parts = Array.from({length: rounds * 2 - 1}, (_, index) => index % 2 === 0);
  return (
    <div className={styles.session} style={{'--done': done} as CSSProperties} aria-hidden="true">
      {parts.map((isWork, index) => (
        <span
          key={index}
          className={clsx(styles.part, isWork && styles.work)}
          style={{'--length': isWork ? work : rest} as CSSProperties}
        />
      ))}
    </div>
  );
}

/** Timer for rounds of work with rests between them. */
export default function RoundTimer(): ReactNode {
  const rounds = useNumber(3, {min: 1, max: 30});
  const work = useNumber(180, {min: 5, max: 1800, step: 5});
  const rest = useNumber(60, {min: 0, max: 600, step: 5});

  const plan = {rounds: rounds.value, work: work.value, rest: rest.value};
  const {kind, elapsedMs, start, pause, reset} = useStopwatch(sessionMs(plan));
  const phase = timerPhase(plan, elapsedMs);
  const isReady = kind === 'ready';
  const isRunning = kind === 'running' && phase.kind !== 'done';
  const bell = useBell(isReady ? undefined : `${phase.kind} ${phase.round}`);
  const press = isReady
    ? translate({id: 'parts.timer.start', message: 'Start', description: 'Button'})
    : translate({id: 'parts.timer.resume', message: 'Resume', description: 'Button'});
  return (
    <Part
      title={translate({id: 'parts.timer.title', message: 'Round timer', description: 'Title'})}>
      <Fields>
        <NumberField
          label={translate({
            id: 'parts.timer.rounds',
            message: 'Rounds',
            description: 'Label of a field',
          })}
          {...rounds}
          disabled={!isReady}
        />
        <NumberField
          label={translate({
            id: 'parts.timer.work',
            message: 'Work, seconds',
            description: 'Label of a field',
          })}
          {...work}
          disabled={!isReady}
        />
        <NumberField
          label={translate({
            id: 'parts.timer.rest',
            message: 'Rest, seconds',
            description: 'Label of a field',
          })}
          {...rest}
          disabled={!isReady}
        />
      </Fields>
      <div className={styles.face}>
        <div
          role="timer"
          aria-live="off"
          aria-label={translate({
            id: 'parts.timer.left',
            message: 'Time left',
            description: 'Accessible name of the clock',
          })}
          className={styles.clock}
          data-phase={isRunning ? phase.kind : undefined}>
          {formatClock(Math.ceil(phase.remainingMs / 1000))}
        </div>
        <p role="status" className={styles.status}>
          {phaseText(plan, phase, phase.kind === 'done' ? 'running' : kind)}
        </p>
        <SessionBar plan={plan} elapsedMs={elapsedMs} />
      </div>
      <div className={styles.buttons}>
        <Button primary onClick={isRunning ? pause : phase.kind === 'done' ? reset : start}>
          {isRunning
            ? translate({id: 'parts.timer.pause', message: 'Pause', description: 'Button'})
            : phase.kind === 'done'
              ? translate({id: 'parts.timer.again', message: 'Again', description: 'Button'})
              : press}
        </Button>
        <Button onClick={reset}>
          <Translate id="parts.timer.reset" description="Button">
            Reset
          </Translate>
        </Button>
        <Button aria-pressed={bell.isOn} onClick={bell.toggle}>
          <Translate id="parts.timer.bell" description="Button">
            Bell
          </Translate>
        </Button>
      </div>
    </Part>
  );
}
