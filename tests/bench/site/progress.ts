/** Says on stderr what is being done, and for how long the bench has been at work. */
export function progress(text: string): void {
  const seconds = Math.round(performance.now() / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.error(`[${clock.padStart(6)}] ${text}`);
}
