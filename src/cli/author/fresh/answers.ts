import {ownerSchema} from '../../../data/schemas/owner';
import {parseColor} from '../../../lib/colors';
import type {Owner, OwnerPlace} from '../../../lib/owner';
import {cutAtWord} from '../../../lib/text';
import {CommandError} from '../../lib/CommandError.mjs';
import type {AuthorContext} from '../context';
import {oneLine} from '../format';

interface Question {
  /** The flag's value in the help, and what is asked. */
  readonly value: string;
  readonly asks: string;
  /** What an empty answer means, where it means something. */
  readonly otherwise?: (name: string) => string;
}

/** What the new owner is asked for, in this order; each is a flag as well, in kebab-case. */
export const QUESTIONS = {
  name: {value: 'name', asks: 'Your name, as readers should see it'},
  siteTitle: {value: 'title', asks: 'The title of the site', otherwise: (name) => name},
  tagline: {
    value: 'words',
    asks: 'A line under the title',
    otherwise: (name) => `Notes by ${name}`,
  },
  description: {
    value: 'text',
    asks: 'A description for search engines, 50 to 160 characters',
    otherwise: describeSite,
  },
  url: {
    value: 'address',
    asks: 'The address of the site, with a path if it has one',
    otherwise: () => 'https://example.com',
  },
  accent: {value: 'color', asks: 'An accent color, such as #2f7de1 (empty: amber, as now)'},
  repository: {value: 'address', asks: 'The address of its repository'},
  email: {value: 'address', asks: 'An e-mail address for readers'},
  newsletter: {value: 'address', asks: 'The signup page of your newsletter'},
  codeHost: {value: 'address', asks: 'Your profile where your code is'},
  shortPosts: {value: 'address', asks: 'Your profile for short posts'},
  professionalNetwork: {value: 'address', asks: 'Your profile on a professional network'},
  meeting: {value: 'address', asks: 'A page to book a meeting on'},
} satisfies Record<string, Question>;

type Key = keyof typeof QUESTIONS;
export type Answers = Readonly<Partial<Record<Key, string>>>;

/** A description of 50 to 160 characters for whoever gave none; the tagline stands above it on home. */
function describeSite(name: string): string {
  return cutAtWord(`A blog by ${name}, with an archive, a search and feeds to follow.`, 160);
}

export function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Where the owner is elsewhere; an address that is given adds its host. */
function placeOf(label: string, href: string | undefined): OwnerPlace {
  const host = /^https:\/\/(?:www\.)?([^/]+)/.exec(href ?? '')?.[1];
  return href ? {label: host ? `${label} on ${host}` : label, href} : {label};
}

/** Address and path of a site: `https://a.example/b` is served at `/b/` of `https://a.example`. */
function addressOf(address: string): {url: string; baseUrl: string} {
  if (!URL.canParse(address)) {
    return {url: address, baseUrl: '/'};
  }
  const {origin, pathname} = new URL(address);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}

/** What these answers say of the owner; the rest stays as it is. */
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

/** What is wrong with the answers that were given so far, one line each, by their flags. */
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

/** Asks until the answer is one that the site can be made of. */
async function askFor(
  key: Key,
  otherwise: string,
  ask: NonNullable<AuthorContext['ask']>,
): Promise<string> {
  let complaint = '';
  for (;;) {
    const answer = oneLine(await ask(complaint + QUESTIONS[key].asks, otherwise)) || otherwise;
    const problems = answerProblems({[key]: answer});
    if (problems.length === 0) {
      return answer;
    }
    complaint = problems.map((problem) => `${problem.replace(/^--\S+ /, 'It ')}\n`).join('');
  }
}

/**
 * Answers to all questions: those of the command line, and for the others what is asked for, or
 * else what stands for no answer.
 *
 * @throws CommandError that names the flags and their mends
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
