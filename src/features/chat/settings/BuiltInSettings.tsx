import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import Button from '../../../components/Button';
import {builtInModel} from '../models/builtIn';
import {ModelError} from '../models/types';
import styles from './settings.module.css';

interface State {
  readonly status: 'idle' | 'connecting' | 'connected' | 'failed';
  readonly text: string;
  readonly canDownload?: boolean;
  /** Of the download, from 0 to 1; undefined while there is none. */
  readonly share?: number;
}

const ASKING: State = {status: 'connecting', text: 'Asking the browser…'};
const READY: State = {status: 'connected', text: 'The browser’s model is ready.'};
const ABSENT: State = {
  status: 'failed',
  text: 'This browser has no built-in model for this machine. Choose another source of answers.',
};
const DOWNLOADABLE: State = {
  status: 'idle',
  text: 'The browser has to download its model first: a few gigabytes, once for all sites.',
  canDownload: true,
};

/** Whether the browser's model is ready, and the way to get it there. */
export default function BuiltInSettings(): ReactNode {
  const [state, setState] = useState(ASKING);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let isHere = true;
    void builtInModel().then((model) => {
      if (isHere) {
        setState(model ? (model.isReady ? READY : DOWNLOADABLE) : ABSENT);
      }
    });
    return () => {
      isHere = false;
      running.current?.abort();
    };
  }, []);
  async function download(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const tell = (share: number) =>
      setState({status: 'connecting', text: 'Downloading…', canDownload: true, share});
    tell(0);
    try {
      const model = await builtInModel();
      await model?.download(tell, controller.signal);
      setState(model ? READY : ABSENT);
    } catch (error) {
      setState(
        controller.signal.aborted || !(error instanceof ModelError)
          ? DOWNLOADABLE
          : {...DOWNLOADABLE, status: 'failed', text: error.message},
      );
    }
  }
  const isLoading = state.share !== undefined;
  return (
    <div className={styles.builtIn}>
      <p role="status" className={styles.status} data-status={state.status}>
        <span className={styles.light} aria-hidden="true" />
        <span>{state.text}</span>
      </p>
      {isLoading && (
        <progress
          className={styles.progress}
          aria-label="Downloading the model"
          value={state.share}
        />
      )}
      {state.canDownload && (
        <Button small onClick={isLoading ? () => running.current?.abort() : () => void download()}>
          {isLoading ? 'Cancel' : 'Download the model'}
        </Button>
      )}
    </div>
  );
}
