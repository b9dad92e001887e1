import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from '../../../css/chat.module.css';
import {builtInAvailability, downloadBuiltIn} from '../models/builtIn.js';

type State = 'checking' | 'unavailable' | 'downloadable' | 'failed' | 'downloading' | 'available';

function textOf(state: State): string {
  switch (state) {
    case 'checking':
      return translate({
        id: 'theme.SearchAsk.chat.browser.checking',
        message: 'Asking the browser…',
        description: 'Status while the browser is asked for a built-in model',
      });
    case 'unavailable':
      return translate({
        id: 'theme.SearchAsk.chat.browser.unavailable',
        message: 'This browser has no built-in model for this machine. Choose another source.',
        description: 'Status if the browser has no built-in model',
      });
    case 'downloadable':
      return translate({
        id: 'theme.SearchAsk.chat.browser.downloadable',
        message:
          'The browser has to download its model first: a few gigabytes, once for all sites.',
        description: 'Status before the download of the built-in model',
      });
    case 'failed':
      return translate({
        id: 'theme.SearchAsk.chat.browser.failed',
        message: 'The download failed. Check your connection and free disk space, then try again.',
        description: 'Status after a failed download of the built-in model',
      });
    case 'downloading':
      return translate({
        id: 'theme.SearchAsk.chat.browser.downloading',
        message: 'Downloading…',
        description: 'Status during the download of the built-in model',
      });
    case 'available':
      return translate({
        id: 'theme.SearchAsk.chat.browser.available',
        message: 'The browser’s model is ready.',
        description: 'Status if the built-in model can be used',
      });
  }
}

/** State of the browser's model, and a button that downloads it. */
export default function BuiltInSettings(): ReactNode {
  const [state, setState] = useState<State>('checking');
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
    <div className={styles['provider']}>
      <p role="status">{textOf(state)}</p>
      {state === 'downloading' && (
        <>
          <progress aria-label={textOf('downloading')} value={share} />
          <button
            type="button"
            className={styles['button']}
            onClick={() => running.current?.abort()}>
            {translate({
              id: 'theme.SearchAsk.chat.browser.cancel',
              message: 'Cancel',
              description: 'Button that stops the download of the built-in model',
            })}
          </button>
        </>
      )}
      {(state === 'downloadable' || state === 'failed') && (
        <button type="button" className={styles['button']} onClick={() => void download()}>
          {translate({
            id: 'theme.SearchAsk.chat.browser.download',
            message: 'Download the model',
            description: 'Button that downloads the built-in model',
          })}
        </button>
      )}
    </div>
  );
}
