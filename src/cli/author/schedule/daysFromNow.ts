/** "today", "in 1 day", "in 12 days" or "3 days ago". */
export function daysFromNow(days: number): string {
  if (days === 0) {
    return 'today';
  }
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
