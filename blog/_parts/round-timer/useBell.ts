import {useEffect, useEffectEvent, useRef, useState} from 'react';

/** Frequency in hertz, and gain, of the two tones that make up the sound of the bell. */
const PARTIALS = [
  [880, 0.25],
  [2217, 0.1],
] as const;

/** Length of a bell stroke. */
const SECONDS = 1.2;

/** Plays one bell stroke with oscillators, so that no sound file has to be loaded. */
function ringBell(context: AudioContext): void {
  for (const [pitch, loudness] of PARTIALS) {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(loudness, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + SECONDS);
  }
}

/**
 * Returns a bell that is off until the reader turns it on. Then it rings once, so that the reader knows
 * the sound, and again whenever `signal` changes.
 */
export function useBell(signal: string | undefined) {
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
        // Browsers allow sound only after a user gesture.
        context.current ??= new AudioContext();
        void context.current.resume();
        ringBell(context.current);
      }
      setOn(!isOn);
    },
  };
}
