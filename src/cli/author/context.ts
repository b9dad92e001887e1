import type {MarkdownSettings} from '../../lib/owner';

/** Everything that a command may use. Tests pass the folder of a temporary site. */
export interface AuthorContext {
  /** Root folder of the site, which contains `blog/` and `src/`. */
  readonly root: string;
  /** Environment variables, such as `SITE_URL`, `BASE_URL` and `SITE_TODAY`. */
  readonly environment: NodeJS.ProcessEnv;
  /** `strictPosts` of the owner file. */
  readonly isStrict: boolean;
  /** `markdown` of the owner file. */
  readonly markdown: MarkdownSettings;
  /** Current time in epoch milliseconds. */
  readonly now: number;
  /** Prints the result to standard output. */
  readonly print: (line: string) => void;
  /** Prints remarks to standard error. */
  readonly warn: (line: string) => void;
  /**
   * Asks the user a question; undefined if the command does not run in a terminal.
   *
   * @param defaultAnswer answer used if the user enters nothing
   */
  readonly ask?: (question: string, defaultAnswer: string) => Promise<string>;
}
