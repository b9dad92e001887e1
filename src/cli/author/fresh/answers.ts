import {ownerSchema} from '../../../data/schemas/owner';
import {parseColor} from '../../../lib/colors';
import type {Owner, OwnerProfile} from '../../../lib/owner';
import {cutAtWord} from '../../../lib/text';
import {CommandError} from '../../lib/CommandError.mjs';
import type {AuthorContext} from '../context';
import {oneLine} from '../format';

interface Question {
  /** Name of the flag's value in the help. */
  readonly value: string;
  /** Question at the terminal, and description of the flag. */
  readonly asks: string;
  /** Value for an empty answer. */
  readonly otherwise?: (name: string) => string;
  /** Text that says what Enter does if `otherwise` is missing. */
  readonly skip?: string;
}

const SKIP = 'Enter to skip';

/** Questions for the new owner, in this order; each is also a flag, in kebab case. */
export const QUESTIONS = {
  name: {value: 'name', asks: 'Your name, as readers should see it'},
  siteTitle: {value: 'title', asks: 'Title of the site', otherwise: (name) => name},
  tagline: {
    value: 'words',
    asks: 'Tagline, shown with the title',
    otherwise: (name) => `Notes by ${name}`,
  },
  description: {
    value: 'text',
    asks: 'Description for search engines, 50 to 160 characters',
    otherwise: describeSite,
  },
  url: {
    value: 'address',
    asks: 'Address of the site, such as https://ada.example or https://ada.example/notes',
    otherwise: () => 'https://example.com',
  },
  accent: {value: 'color', asks: 'Accent color, such as #2f7de1', skip: 'Enter for amber'},
  repository: {
    value: 'address',
    asks: 'Public repository of this site, such as https://github.com/ada/notes',
    skip: SKIP,
  },
  email: {
    value: 'address',
    asks: 'E-mail address for readers, such as ada@example.com',
    skip: SKIP,
  },
  newsletter: {
    value: 'address',
    asks: 'Signup page of your newsletter, such as https://buttondown.com/ada',
    skip: SKIP,
  },
  codeHost: {
    value: 'address',
    asks: 'Your profile on a code host, such as https://github.com/ada',
    skip: SKIP,
  },
  shortPosts: {
    value: 'address',
    asks: 'Your profile for short posts, such as https://mastodon.social/@ada or https://x.com/ada',
    skip: SKIP,
  },
  professionalNetwork: {
    value: 'address',
    asks: 'Your professional profile, such as https://www.linkedin.com/in/ada',
    skip: SKIP,
  },
  meeting: {
    value: 'address',
    asks: 'Page to book a meeting with you, such as https://cal.com/ada',
    skip: SKIP,
  },
} satisfies Record<string, Question>;

type Key = keyof typeof QUESTIONS;
export type Answers = Readonly<Partial<Record<Key, string>>>;

/** Default description of a site, of 50 to 160 characters. */
function describeSite(name: string): string {
  return cutAtWord(`A blog by ${name}, with an archive, a search and feeds to follow.`, 160);
}

export function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Builds a link to a profile of the owner. The label names the host. */
function placeOf(label: string, href: string | undefined): OwnerProfile {
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

/** Builds the settings of the owner file that the answers determine. */
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
      shortPosts: placeOf('Short posts', answers.shortPosts),
      professionalNetwork: placeOf('Professional network', answers.professionalNetwork),
      codeHost: placeOf('Code', answers.codeHost),
      meeting: placeOf('Book a meeting', answers.meeting),
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

/** Asks until the answer is valid. */
async function askFor(
  key: Key,
  otherwise: string,
  ask: NonNullable<AuthorContext['ask']>,
): Promise<string> {
  const {asks, skip}: Question = QUESTIONS[key];
  const question = skip ? `${asks} (${skip})` : asks;
  let complaint = '';
  for (;;) {
    const answer = oneLine(await ask(complaint + question, otherwise)) || otherwise;
    const problems = answerProblems({[key]: answer});
    if (problems.length === 0) {
      return answer;
    }
    complaint = problems.map((problem) => `${problem.replace(/^--\S+ /, 'It ')}\n`).join('');
  }
}

/**
 * Returns the answers to all questions: from the command line, then from the terminal, then the
 * values for empty answers.
 *
 * @throws CommandError that names the wrong flags and how to fix them
 */
export async function readAnswers(options: Answers, ask?: AuthorContext['ask']): Promise<Answers> {
  const answers: {-readonly [key in keyof Answers]: string} = {};
  for (const [key, {otherwise}] of Object.entries<Question>(QUESTIONS) as [Key, Question][]) {
    const given = options[key];
    const standIn = otherwise?.(answers.name ?? '') ?? '';
    if (given !== undefined) {
      answers[key] = oneLine(given);
    } else {
      answers[key] = ask ? await askFor(key, standIn, ask) : standIn;
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
