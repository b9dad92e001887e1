import {expect} from 'vitest';
import type {MarkdownSettings} from '../../src/lib/owner';
import {runAuthor as run} from '../../src/cli/author/runAuthor';
import {filesOf} from './folders';

interface AuthorRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run author -- <args>` in a folder, with only these environment variables. */
export async function runAuthor(
  args: readonly string[],
  options: {
    readonly root: string;
    readonly env?: Readonly<Record<string, string>>;
    /** Value of `strictPosts` in the owner file. Defaults to true. */
    readonly isStrict?: boolean;
    readonly markdown?: MarkdownSettings;
  },
): Promise<AuthorRun> {
  const output = {stdout: '', stderr: ''};
  const code = await run(args, {
    root: options.root,
    // Without a fixed base path, the result would depend on the settings of a fork.
    environment: {BASE_URL: '/', ...options.env},
    isStrict: options.isStrict ?? true,
    markdown: options.markdown ?? {},
    print: (line) => (output.stdout += `${line}\n`),
    warn: (line) => (output.stderr += `${line}\n`),
  });
  return {code, ...output};
}

/** Runs a command that must fail with a message, and must not change any file. */
export async function expectRefusal(
  args: readonly string[],
  options: Parameters<typeof runAuthor>[1],
  exitCode: 1 | 2,
  message: RegExp | string,
): Promise<void> {
  const before = filesOf(options.root);
  const {code, stderr} = await runAuthor(args, options);
  expect(stderr).toMatch(message);
  expect(code).toBe(exitCode);
  expect(filesOf(options.root)).toEqual(before);
}
