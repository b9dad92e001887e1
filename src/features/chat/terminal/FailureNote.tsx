import type {ReactNode} from 'react';
import type {Failure, FailureKind} from '../conversation/types';
import styles from './transcript.module.css';

/** What helps, besides trying again. */
const WAYS_ON: Partial<Record<FailureKind, ReactNode>> = {
  unreachable: 'Start the server, or check its address in the settings below.',
  refused: (
    <>
      Allow this site’s origin in the server’s settings:{' '}
      <a href="#allow-this-site">how to, for each system</a>.
    </>
  ),
  blocked: 'Allow it in the browser’s settings of this site, then retry.',
  'model-missing': 'Choose another model in the settings below, or install this one.',
  'bad-answer': 'Retry, or choose another model in the settings below.',
  'bad-address': 'Correct the address in the settings below.',
  'no-model': 'Choose a model in the settings below.',
};

/** What went wrong, and what can be done about it. */
export default function FailureNote({failure}: {readonly failure: Failure}): ReactNode {
  const {kind, message} = failure;
  const wayOn = WAYS_ON[kind];
  return (
    <p className={styles.warning}>
      {message}
      {wayOn && <> {wayOn}</>}
    </p>
  );
}
