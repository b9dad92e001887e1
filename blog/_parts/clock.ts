/** Formats seconds as "3:59:48" or "5:41", rounded to the nearest second. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** Parses "h:mm:ss" or "m:ss" into seconds; NaN for other text. Only the first number may exceed 59. */
export function parseClock(text: string): number {
  const [, hours = 0, minutes = NaN, seconds] =
    /^(?:(\d{1,3}):(?=[0-5]\d:))?(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
