import {ownerSchema} from '../../../data/schemas/owner';
import {parseColor} from '../../../lib/colors';
import type {Owner, OwnerProfile} from '../../../lib/owner';
import {cutAtWord} from '../../../lib/text';
import {CommandError} from '../../lib/CommandError.mjs';
import type {AuthorContext} from '../context';
import {oneLine} from '../format';

interface Question {
  /** Name of the flag's value in the help: `--name <value>`. */
  readonly value: string;
  /** Question at the terminal, and description of the flag. */
  readonly text: string;
  /** Returns the value that an empty answer stands for. */
  readonly defaultAnswer?: (name: string) => string;
  /** Text after the question that says what an empty answer does, for a question without a default. */
  readonly hint?: string;
}

const SKIP = 'Enter to skip';

/** Questions for the new owner, in the order they are asked. Each is also a flag. */
export const QUESTIONS = {
  name: {value: 'name', text: 'Your name, as readers should see it'},
  siteTitle: {value: 'title', text: 'Title of the site', defaultAnswer: (name) => name},
  tagline: {
    value: 'words',
    text: 'Tagline, shown with the title',
    defaultAnswer: (name) => `Notes by ${name}`,
  },
  description: {
    value: 'text',
    text: 'Description for search engines, 50 to 160 characters',
    defaultAnswer: describeSite,
  },
  url: {
    value: 'address',
    text: 'Address of the site, such as https://ada.example or https://ada.example/notes',
    defaultAnswer: () => 'https://example.com',
  },
  accent: {value: 'color', text: 'Accent color, such as #2f7de1', hint: 'Enter for amber'},
  repository: {
    value: 'address',
    text: 'Public repository of this site, such as https://github.com/ada/notes',
    hint: SKIP,
  },
  email: {
    value: 'address',
    text: 'E-mail address for readers, such as ada@example.com',
    hint: SKIP,
  },
  newsletter: {
    value: 'address',
    text: 'Signup page of your newsletter, such as https://buttondown.com/ada',
    hint: SKIP,
  },
  codeHost: {
    value: 'address',
    text: 'Your profile on a code host, such as https://github.com/ada',
    hint: SKIP,
  },
  shortPosts: {
    value: 'address',
    text: 'Your profile for short posts, such as https://mastodon.social/@ada or https://x.com/ada',
    hint: SKIP,
  },
  professionalNetwork: {
    value: 'address',
    text: 'Your professional profile, such as https://www.linkedin.com/in/ada',
    hint: SKIP,
  },
  meeting: {
    value: 'address',
    text: 'Page to book a meeting with you, such as https://cal.com/ada',
    hint: SKIP,
  },
} satisfies Record<string, Question>;

type Key = keyof typeof QUESTIONS;
export type Answers = Readonly<Partial<Record<Key, string>>>;

/** Default description of a site, of 50 to 160 characters. */
function describeSite(name: string): string {
  return cutAtWord(`A blog by ${name}, with an archive, search and feeds to follow.`, 160);
}

/** Returns the flag of a question: `--site-title` for `siteTitle`. */
export function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Builds a link to a profile of the owner. The label names the host. */
function profileOf(label: string, href: string | undefined): OwnerProfile {
  const host = /^https:\/\/(?:www\.)?([^/]+)/.exec(href ?? '')?.[1];
  return href ? {label: host ? `${label} on ${host}` : label, href} : {label};
}

/** Splits an address: `https://a.example/b` has the origin `https://a.example` and the path `/b/`. */
function addressOf(address: string): {url: string; baseUrl: string} {
  if (!URL.canParse(address)) {
    return {url: address, baseUrl: '/'};
  }
  const {origin, pathname} = new URL(address);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}

/** Returns the settings of the owner file that follow from the answers. */
export function ownerOf(answers: Answers): Omit<Owner, 'analytics' | 'colorMode'> {
  const {name = '', siteTitle = '', tagline = '', description = '', url = ''} = answers;
  const {repository, newsletter, email} = answers;
  return {
    name,
    siteTitle,
    tagline,
    description,
    ...addressOf(url),
    links: {
      shortPosts: profileOf('Short posts', answers.shortPosts),
      professionalNetwork: profileOf('Professional network', answers.professionalNetwork),
      codeHost: profileOf('Code', answers.codeHost),
      meeting: profileOf('Book a meeting', answers.meeting),
    },
    ...(repository ? {repository: repository.replace(/\/+$/, '')} : {}),
    ...(newsletter ? {newsletter} : {}),
    ...(email ? {email} : {}),
  };
}

/** Checks the answers given so far. Returns one line per problem, beginning with the flag. */
function answerProblems(answers: Answers): string[] {
  const {accent} = answers;
  const color =
    accent && !parseColor(accent)
      ? [`--accent is "${accent}"; it must be a color such as #2f7de1`]
      : [];
  const schema = ownerSchema.omit({analytics: true, colorMode: true});
  const issues = schema.safeParse(ownerOf(answers)).error?.issues ?? [];
  const lines = issues.flatMap(({path: [field, part], message}) => {
    const key = field === 'links' ? part : field === 'baseUrl' ? 'url' : field;
    return answers[key as Key] === undefined ? [] : [`${flagOf(String(key))} ${message}`];
  });
  return [...color, ...new Set(lines)];
}

/** Asks a question until the answer is valid. */
async function askFor(
  key: Key,
  defaultAnswer: string,
  ask: NonNullable<AuthorContext['ask']>,
): Promise<string> {
  const {text, hint}: Question = QUESTIONS[key];
  const question = hint ? `${text} (${hint})` : text;
  let complaint = '';
  for (;;) {
    const answer = oneLine(await ask(complaint + question, defaultAnswer)) || defaultAnswer;
    const problems = answerProblems({[key]: answer});
    if (problems.length === 0) {
      return answer;
    }
    complaint = problems.map((problem) => `${problem.replace(/^--\S+ /, 'It ')}\n`).join('');
  }
}

/**
 * Returns the answers to all questions: from the command line, else from the terminal, else the
 * defaults.
 *
 * @param options answers from the command line
 * @throws CommandError that names the invalid flags and says how to fix them
 */
export async function readAnswers(options: Answers, ask?: AuthorContext['ask']): Promise<Answers> {
  const answers: {-readonly [key in keyof Answers]: string} = {};
  for (const [key, {defaultAnswer}] of Object.entries<Question>(QUESTIONS) as [Key, Question][]) {
    const option = options[key];
    const defaultValue = defaultAnswer?.(answers.name ?? '') ?? '';
    if (option !== undefined) {
      answers[key] = oneLine(option);
    } else {
      answers[key] = ask ? await askFor(key, defaultValue, ask) : defaultValue;
    }
  }
  if (!answers.name) {
    throw new CommandError('--name is missing; give the name that readers should see', 2);
  }
  const problems = answerProblems(answers);
  if (problems.length > 0) {
    throw new CommandError(problems.join('\n'), 2);
  }
  return answers;
}
