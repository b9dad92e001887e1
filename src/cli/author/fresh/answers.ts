import {ownerSchema} from '../../../data/schemas/owner';
import {parseColor} from '../../../lib/colors';
import type {Owner, OwnerPlace} from '../../../lib/owner';
import {CommandError} from '../../lib/CommandError.mjs';

/** What the new owner is asked for; each is a flag as well, in kebab-case. */
export interface FreshOptions {
  name?: string;
  siteTitle?: string;
  tagline?: string;
  description?: string;
  url?: string;
  accent?: string;
  repository?: string;
  email?: string;
  newsletter?: string;
  codeHost?: string;
  shortPosts?: string;
  professionalNetwork?: string;
  meeting?: string;
}

export interface Question {
  readonly key: keyof FreshOptions;
  /** The flag's value in the help, and what is asked. */
  readonly value: string;
  readonly asks: string;
  /** What an empty answer means; where there is no such thing, it must be answered. */
  readonly otherwise?: (answers: Readonly<FreshOptions>) => string;
}

const none = () => '';

/** In the order in which they are asked; later ones lean on earlier answers. */
export const QUESTIONS: readonly Question[] = [
  {key: 'name', value: 'name', asks: 'Your name, as readers should see it'},
  {
    key: 'siteTitle',
    value: 'title',
    asks: 'The title of the site',
    otherwise: ({name = ''}) => name,
  },
  {
    key: 'tagline',
    value: 'words',
    asks: 'A line under the title',
    otherwise: ({name = ''}) => `Notes by ${name}`,
  },
  {
    key: 'description',
    value: 'text',
    asks: 'A description for search engines, 50 to 160 characters',
    otherwise: describeSite,
  },
  {
    key: 'url',
    value: 'address',
    asks: 'The address of the site, with a path if it has one',
    otherwise: () => 'https://example.com',
  },
  {
    key: 'accent',
    value: 'color',
    asks: 'An accent color, such as #2f7de1 (empty: amber, as now)',
    otherwise: none,
  },
  {key: 'repository', value: 'address', asks: 'The address of its repository', otherwise: none},
  {key: 'email', value: 'address', asks: 'An e-mail address for readers', otherwise: none},
  {
    key: 'newsletter',
    value: 'address',
    asks: 'The signup page of your newsletter',
    otherwise: none,
  },
  {key: 'codeHost', value: 'address', asks: 'Your profile where your code is', otherwise: none},
  {key: 'shortPosts', value: 'address', asks: 'Your profile for short posts', otherwise: none},
  {
    key: 'professionalNetwork',
    value: 'address',
    asks: 'Your profile on a professional network',
    otherwise: none,
  },
  {key: 'meeting', value: 'address', asks: 'A page to book a meeting on', otherwise: none},
];

/** Where the owner is elsewhere; an address that is given adds its host. */
const PLACES = {
  shortPosts: 'Short posts',
  professionalNetwork: 'Professional network',
  codeHost: 'Code',
  meeting: 'Book a meeting',
} as const;

/** A description of 50 to 160 characters for whoever gave none; the tagline stands above it on home. */
function describeSite({name = ''}: Readonly<FreshOptions>): string {
  const text = `A blog by ${name}, with an archive, a search and feeds to follow.`;
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

export function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function placeOf(name: keyof typeof PLACES, href: string | undefined): OwnerPlace {
  const label = PLACES[name];
  const host = /^https:\/\/(?:www\.)?([^/]+)/.exec(href ?? '')?.[1];
  return href ? {label: host ? `${label} on ${host}` : label, href} : {label};
}

/** Address and path of a site: `https://a.example/b` is served at `/b/` of `https://a.example`. */
function addressOf(address: string): {url: string; baseUrl: string} {
  if (!URL.canParse(address)) {
    return {url: address, baseUrl: '/'};
  }
  const {origin, pathname} = new URL(address);
  return {url: origin, baseUrl: pathname.endsWith('/') ? pathname : `${pathname}/`};
}

/**
 * The owner file's content for these answers.
 *
 * @param kept parts of the owner that is there, which stay as they are
 */
export function ownerOf(
  answers: Readonly<FreshOptions>,
  kept: Pick<Owner, 'analytics' | 'colorMode' | 'predictions' | 'tickerTape'>,
): Owner {
  const {name = '', siteTitle = name, tagline = '', description = '', url = ''} = answers;
  const {repository, email, newsletter} = answers;
  const {shortPosts, professionalNetwork, codeHost, meeting} = answers;
  return {
    name,
    siteTitle,
    tagline,
    description,
    ...addressOf(url),
    links: {
      shortPosts: placeOf('shortPosts', shortPosts),
      professionalNetwork: placeOf('professionalNetwork', professionalNetwork),
      codeHost: placeOf('codeHost', codeHost),
      meeting: placeOf('meeting', meeting),
    },
    ...(repository ? {repository: repository.replace(/\/+$/, '')} : {}),
    ...(newsletter ? {newsletter} : {}),
    ...(email ? {email} : {}),
    ...kept,
  };
}

/** Fields of the owner file whose flag has another name. */
const FLAG_OF_FIELD: Readonly<Record<string, string>> = {baseUrl: 'url', links: ''};

/** What is wrong with the answers that were given so far, one line each, by their flags. */
export function answerProblems(answers: Readonly<FreshOptions>): string[] {
  const {accent} = answers;
  const color =
    accent && !parseColor(accent)
      ? [`--accent is "${accent}"; it must be a color such as #2f7de1`]
      : [];
  const owner = ownerOf(answers, {
    analytics: {
      scriptAddress: 'https://example.com',
      scriptIdVariable: 'ID',
      tagManagerAddress: 'https://example.com',
      tagManagerIdVariable: 'ID',
    },
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
  });
  const issues = ownerSchema.safeParse(owner).error?.issues ?? [];
  const lines = issues
    .map(({path: [field, part], message}) => {
      const key = FLAG_OF_FIELD[String(field)] ?? String(field);
      return {key: key || String(part), message};
    })
    .filter(({key}) => answers[key as keyof FreshOptions] !== undefined)
    .map(({key, message}) => `${flagOf(key)} ${message}`);
  return [...color, ...new Set(lines)];
}

/** The words of an answer on one line, so that no title or list is broken by it. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Answers to all questions: those of the command line, and for the others what is asked for, or
 * else what stands for no answer.
 *
 * @param ask puts a question, with what an empty answer means; absent where nobody is there
 * @throws CommandError that names the flags and their mends
 */
export async function readAnswers(
  options: Readonly<FreshOptions>,
  ask?: (question: string, otherwise: string | undefined) => Promise<string>,
): Promise<FreshOptions> {
  const answers: FreshOptions = {};
  for (const {key, asks, otherwise} of QUESTIONS) {
    const given = options[key];
    if (given !== undefined) {
      answers[key] = line(given);
      continue;
    }
    const standIn = otherwise?.(answers);
    if (!ask) {
      answers[key] = standIn;
      continue;
    }
    let complaint = '';
    for (;;) {
      const answer = line(await ask(complaint + asks, standIn)) || standIn;
      const problems =
        answer === undefined
          ? ['This needs an answer.']
          : answerProblems({[key]: answer}).map((problem) => problem.replace(/^--\S+ /, 'It '));
      if (problems.length === 0) {
        answers[key] = answer;
        break;
      }
      complaint = `${problems.join('\n')}\n`;
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
