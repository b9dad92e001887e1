import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useRef, useState} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/paths';
import {hasAddress} from '../../lib/owner';
import Button from '../Button';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'selected';

const MESSAGES: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  selected: 'Selected: press Ctrl or Cmd + C',
};

/** Returns a path as a full address on the host of the current page. */
function fullAddress(address: string): string {
  return address.startsWith('/') ? new URL(address, window.location.href).href : address;
}

interface CopyProps {
  readonly name: string;
  readonly address: string;
}

/** An address with a button that copies it, or selects it if copying fails. */
export function CopyAddress({name, address}: CopyProps): ReactNode {
  const addressRef = useRef<HTMLElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(fullAddress(address));
      setState('copied');
    } catch {
      // No permission, or no secure context. The reader can still copy with the keyboard.
      window.getSelection()?.selectAllChildren(addressRef.current as HTMLElement);
      setState('selected');
    }
  }
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.copy}>
      <code ref={addressRef} className={styles.address}>
        {isBrowser ? fullAddress(address) : address}
      </code>
      <Button small onClick={() => void copy()} aria-label={`Copy ${name} address`}>
        Copy
      </Button>
      <span role="status" className={styles.status}>
        {MESSAGES[state]}
      </span>
    </div>
  );
}

/**
 * Every feed with its address, ready to copy, and the owner's email address, if any. If the owner
 * file has no site address yet, the server renders feeds without a host, and the browser adds the
 * host of the page.
 */
export default function FollowLinks(): ReactNode {
  const owner = useOwner();
  const root = useBaseUrl('/');
  const host = hasAddress(owner) ? owner.url : '';
  const {email} = owner;
  return (
    <ul className={styles.list}>
      {FEEDS.map(({name, path, note}) => (
        <li key={path} className={styles.entry}>
          <p className={styles.name}>
            <a href={`${root}${path}`}>{name}</a> <span className={styles.note}>{note}</span>
          </p>
          <CopyAddress name={name} address={`${host}${root}${path}`} />
        </li>
      ))}
      {email && (
        <li className={styles.entry}>
          <p className={styles.name}>
            <a href={`mailto:${email}`}>E-mail</a>{' '}
            <span className={styles.note}>for questions and corrections</span>
          </p>
          <CopyAddress name="E-mail" address={email} />
        </li>
      )}
    </ul>
  );
}
