import {useEffect, useRef, useState} from 'react';
import {modelFailure} from '../answering/modelFailure';
import {type BuiltInModel, builtInModel} from '../models';

interface BuiltInState {
  readonly light: 'idle' | 'connecting' | 'connected' | 'failed';
  readonly text: string;
  readonly canDownload: boolean;
  /** Of the download, from 0 to 1; undefined while there is none. */
  readonly share?: number;
}

interface BuiltIn {
  readonly state: BuiltInState;
  readonly download: () => void;
  readonly cancel: () => void;
}

const ASKING: BuiltInState = {
  light: 'connecting',
  text: 'Asking the browser…',
  canDownload: false,
};
const READY: BuiltInState = {
  light: 'connected',
  text: 'The browser’s model is ready.',
  canDownload: false,
};
const ABSENT: BuiltInState = {
  light: 'failed',
  text: 'This browser has no model for this machine. Choose another way to an answer.',
  canDownload: false,
};
const DOWNLOADABLE: BuiltInState = {
  light: 'idle',
  text: 'The browser has to download its model first: some gigabytes, once, for all sites.',
  canDownload: true,
};

function stateOf(model: BuiltInModel | undefined): BuiltInState {
  if (!model) {
    return ABSENT;
  }
  return model.isReady ? READY : DOWNLOADABLE;
}

/** How things stand with the browser's own model. */
export function useBuiltIn(): BuiltIn {
  const [state, setState] = useState(ASKING);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let isHere = true;
    void builtInModel().then((model) => {
      if (isHere) {
        setState(stateOf(model));
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
      setState({light: 'connecting', text: 'Downloading…', canDownload: true, share});
    try {
      tell(0);
      const model = await builtInModel();
      await model?.download(tell, controller.signal);
      setState(stateOf(await builtInModel()));
    } catch (error) {
      setState(
        controller.signal.aborted
          ? DOWNLOADABLE
          : {...DOWNLOADABLE, light: 'failed', text: modelFailure(error).message},
      );
    }
  }
  return {state, download: () => void download(), cancel: () => running.current?.abort()};
}
