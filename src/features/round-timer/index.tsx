import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useState} from 'react';
import NumberField from '../../components/Field/NumberField';
import Part from '../../components/Part';
import Fields from '../../components/Part/Fields';
import {formatClock} from '../../lib/clock';
import {phaseText} from './phaseText';
import SessionBar from './SessionBar';
import styles from './styles.module.css';
import {sessionMs, timerPhase} from './timerPhase';
import {useBell} from './useBell';
import {useStopwatch} from './useStopwatch';

/** Rounds of work with rests between, on a clock. */
export default function RoundTimer(): ReactNode {
  const [rounds, setRounds] = useState(3);
  const [work, setWork] = useState(180);
  const [rest, setRest] = useState(60);

  const plan = {rounds, work, rest};
  const {kind, elapsedMs, start, pause, reset} = useStopwatch(sessionMs(plan));
  const phase = timerPhase(plan, elapsedMs);
  const isReady = kind === 'ready';
  const isRunning = kind === 'running' && phase.kind !== 'done';
  const bell = useBell(isReady ? undefined : `${phase.kind} ${phase.round}`);
  const press = isReady ? 'Start' : 'Resume';
  return (
    <Part title="Round timer">
      <Fields>
        <NumberField
          label="Rounds"
          value={rounds}
          min={1}
          max={30}
          disabled={!isReady}
          onChange={setRounds}
        />
        <NumberField
          label="Work, seconds"
          value={work}
          min={5}
          max={1800}
          step={5}
          disabled={!isReady}
          onChange={setWork}
        />
        <NumberField
          label="Rest, seconds"
          value={rest}
          min={0}
          max={600}
          step={5}
          disabled={!isReady}
          onChange={setRest}
        />
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
          {phaseText(plan, phase, phase.kind === 'done' ? 'running' : kind)}
        </p>
        <SessionBar plan={plan} elapsedMs={elapsedMs} />
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={clsx(styles.button, styles.primary)}
          onClick={isRunning ? pause : phase.kind === 'done' ? reset : start}>
          {isRunning ? 'Pause' : phase.kind === 'done' ? 'Again' : press}
        </button>
        <button type="button" className={styles.button} onClick={reset}>
          Reset
        </button>
        <button
          type="button"
          className={styles.button}
          aria-pressed={bell.isOn}
          onClick={bell.toggle}>
          Bell
        </button>
      </div>
    </Part>
  );
}
