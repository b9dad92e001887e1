import type {ReactNode} from 'react';
import {useRef, useState} from 'react';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'selected';

const MESSAGES: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  selected: 'Selected: press Ctrl or Cmd + C',
};

/** A path of the site as a full address of the host that the page was loaded from. */
function fullAddress(address: string): string {
  return address.startsWith('/') ? new URL(address, window.location.href).href : address;
}

/** An address in a field with a button that copies it; where copying is refused, it is selected. */
export default function CopyAddress({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): ReactNode {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(fullAddress(address));
      setState('copied');
    } catch {
      // No permission, or no secure context: the reader's own keys still work.
      fieldRef.current?.select();
      setState('selected');
    }
  }
  return (
    <div className={styles.copy}>
      <input
        ref={fieldRef}
        className={styles.address}
        readOnly
        value={address}
        aria-label={`${name} address`}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className={styles.button}
        onClick={() => void copy()}
        aria-label={`Copy ${name} address`}>
        Copy
      </button>
      <span role="status" className={styles.status}>
        {MESSAGES[state]}
      </span>
    </div>
  );
}
