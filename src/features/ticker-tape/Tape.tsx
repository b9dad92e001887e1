import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import type {Owner} from '../../lib/owner';
import styles from './styles.module.css';
import {tapeIsLate, useTapeWidget} from './useTapeWidget';

interface Props {
  readonly source: NonNullable<Owner['tickerTape']>;
  readonly label: string;
}

export default function Tape({source, label}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const ref = useRef<HTMLElement>(null);
  const status = useTapeWidget(ref, source, colorMode);
  return (
    <ReservedPlace className={styles.place} folded={status === 'failed'} isLate={tapeIsLate}>
      <aside ref={ref} aria-label={label} className={styles.tape} />
    </ReservedPlace>
  );
}
