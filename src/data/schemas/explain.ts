import type * as z from 'zod';

/** One line a problem: `src/data/owner.ts: links.meeting.href must be an https:// address`. */
export function explainIssues(file: string, entry: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = [entry, ...issue.path.map(String)].filter(Boolean).join('.');
    return `${file}: ${place} ${issue.message}`.replace('  ', ' ');
  });
}
