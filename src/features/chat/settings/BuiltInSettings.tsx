import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import Button from '../../../components/Button';
import {builtInAvailability, downloadBuiltIn} from '../models/builtIn';
import styles from './settings.module.css';

const TEXTS = {
  checking: 'Asking the browser…',
  unavailable: 'This browser has no built-in model for this machine. Choose another source.',
  downloadable: 'The browser has to download its model first: a few gigabytes, once for all sites.',
  failed: 'The download failed. Check your connection and free disk space, then try again.',
  downloading: 'Downloading…',
  available: 'The browser’s model is ready.',
};

/** State of the browser's model, and a button that downloads it. */
export default function BuiltInSettings(): ReactNode {
  const [state, setState] = useState<keyof typeof TEXTS>('checking');
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    void builtInAvailability().then((found) =>
      setState(found === 'downloading' ? 'downloadable' : found),
    );
    return () => running.current?.abort();
  }, []);
  async function download(): Promise<void> {
    const {signal} = (running.current = new AbortController());
    setState('downloading');
    setShare(0);
    try {
      await downloadBuiltIn(setShare, signal);
      setState('available');
    } catch {
      setState(signal.aborted ? 'downloadable' : 'failed');
    }
  }
  return (
    <div className={styles.provider}>
      <p role="status">{TEXTS[state]}</p>
      {state === 'downloading' && (
        <>
          <progress aria-label="Downloading the model" value={share} />
          <Button onClick={() => running.current?.abort()}>Cancel</Button>
        </>
      )}
      {(state === 'downloadable' || state === 'failed') && (
        <Button onClick={() => void download()}>Download the model</Button>
      )}
    </div>
  );
}
