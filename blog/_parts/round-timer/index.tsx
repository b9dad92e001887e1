import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import Button from '@site/src/components/Button';
import Part, {Fields} from '@site/src/components/Part';
import {NumberField, useNumber} from '../Field';
import {formatClock} from '../clock';
import styles from './styles.module.css';
import {phaseText, sessionMs, timerPhase} from './timer';
import {useBell} from './useBell';
import {useStopwatch} from './useStopwatch';

/** Timer for rounds of work with rests between them. */
export default function RoundTimer(): ReactNode {
  const rounds = useNumber(3, {min: 1, max: 30});
  const work = useNumber(180, {min: 5, max: 1800, step: 5});
  const rest = useNumber(60, {min: 0, max: 600, step: 5});

  const plan = {rounds: rounds.value, work: work.value, rest: rest.value};
  const {status, elapsedMs, start, pause, reset} = useStopwatch(sessionMs(plan));
  const phase = timerPhase(plan, elapsedMs);
  const isReady = status === 'ready';
  const isDone = phase.kind === 'done';
  const isRunning = status === 'running' && !isDone;
  const donePercent = Math.min(100, (elapsedMs / sessionMs(plan)) * 100).toFixed(2);
  // Rings whenever this text changes: when a phase begins.
  const bell = useBell(isReady ? undefined : `${phase.kind} ${phase.round}`);
  let mainButton = {label: isReady ? 'Start' : 'Resume', onClick: start};
  if (isDone) {
    mainButton = {label: 'Again', onClick: reset};
  } else if (isRunning) {
    mainButton = {label: 'Pause', onClick: pause};
  }
  return (
    <Part title="Round timer">
      <Fields>
        <NumberField label="Rounds" {...rounds} disabled={!isReady} />
        <NumberField label="Work, seconds" {...work} disabled={!isReady} />
        <NumberField label="Rest, seconds" {...rest} disabled={!isReady} />
      </Fields>
      <div className={styles.face}>
        <div
          role="timer"
          aria-live="off"
          aria-label="Time left"
          className={styles.clock}
          data-phase={isRunning ? phase.kind : undefined}>
          {formatClock(Math.ceil(phase.remainingMs / 1000))}
        </div>
        <p role="status" className={styles.status}>
          {phaseText(plan, phase, status)}
        </p>
        {/* Screen readers read the status instead. */}
        <div
          className={styles.session}
          style={{'--done': `${donePercent}%`} as CSSProperties}
          aria-hidden="true">
          {Array.from({length: plan.rounds * 2 - 1}, (_, index) => {
            const isWork = index % 2 === 0;
            return (
              <span
                key={index}
                className={clsx(styles.segment, isWork && styles.work)}
                style={{'--length': isWork ? plan.work : plan.rest} as CSSProperties}
              />
            );
          })}
        </div>
      </div>
      <div className={styles.buttons}>
        <Button primary onClick={mainButton.onClick}>
          {mainButton.label}
        </Button>
        <Button onClick={reset}>Reset</Button>
        <Button aria-pressed={bell.isOn} onClick={bell.toggle}>
          Bell
        </Button>
      </div>
    </Part>
  );
}
