import type {MarkdownSettings} from '../../lib/owner';

/** What a command may touch; tests give it a copy of the content. */
export interface AuthorContext {
  /** The folder that holds `blog/`, `src/` and the rest of the site. */
  readonly root: string;
  /** Its `SITE_URL`, `BASE_URL` and `SITE_TODAY` are heeded. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `strictPosts` of the owner file. */
  readonly isStrict: boolean;
  /** `markdown` of the owner file. */
  readonly markdown: MarkdownSettings;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What was asked for, to standard output. */
  readonly print: (line: string) => void;
  /** What the user should know beside it, to standard error. */
  readonly warn: (line: string) => void;
  /**
   * Puts a question to whoever sits at the terminal; absent where nobody does.
   *
   * @param otherwise what an empty answer means
   */
  readonly ask?: (question: string, otherwise: string) => Promise<string>;
}
