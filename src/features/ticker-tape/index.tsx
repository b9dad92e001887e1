import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import {useOwner} from '../../hooks/useOwner';
import type {Owner} from '../../lib/owner';
import styles from './styles.module.css';
import {useTapeWidget} from './useTapeWidget';

type TapeSource = NonNullable<Owner['tickerTape']>;

function Tape({source, label}: {readonly source: TapeSource; readonly label: string}): ReactNode {
  const {colorMode} = useColorMode();
  const ref = useRef<HTMLElement>(null);
  const status = useTapeWidget(ref, source, colorMode);
  return (
    <ReservedPlace className={styles.place} folded={status === 'failed'}>
      <aside ref={ref} aria-label={label} className={styles.tape} />
    </ReservedPlace>
  );
}

/** The charting service's ticker tape, built when the reader comes near it. */
export default function TickerTape({label}: {readonly label: string}): ReactNode {
  const {tickerTape} = useOwner();
  return tickerTape && <Tape source={tickerTape} label={label} />;
}
