import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {ringBell} from './ringBell';

interface Bell {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * A bell that is off until a reader presses for it, which rings once then, so that it is known, and
 * afterwards whenever `signal` becomes another text.
 */
export function useBell(signal: string | undefined): Bell {
  const [isOn, setOn] = useState(false);
  const context = useRef<AudioContext>(undefined);

  const ring = useEffectEvent(() => {
    if (isOn && context.current) {
      ringBell(context.current);
    }
  });
  useEffect(() => {
    if (signal) {
      ring();
    }
  }, [signal]);
  useEffect(() => () => void context.current?.close(), []);

  return {
    isOn,
    toggle() {
      if (!isOn) {
        // Browsers allow sound only to what a press has started.
        context.current ??= new AudioContext();
        void context.current.resume();
        ringBell(context.current);
      }
      setOn(!isOn);
    },
  };
}
