/** Two partials of a small bell, each with its loudness. */
const PARTIALS = [
  [880, 0.25],
  [2217, 0.1],
] as const;

const SECONDS = 1.2;

/** One stroke, made by oscillators: nothing is fetched. */
export function ringBell(context: AudioContext): void {
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
