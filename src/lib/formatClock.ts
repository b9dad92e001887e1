/** "3:59:48" or "5:41" from seconds, rounded to the nearest one. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
