import {ownerSchema} from '../../../data/schemas/owner';
import {parseColor} from '../../../lib/colors';
import type {Owner, OwnerProfile} from '../../../lib/owner';
import {cutAtWord} from '../../../lib/text';
import {CommandError} from '../../lib/CommandError.mjs';
import type {AuthorContext} from '../context';
import {oneLine} from '../format';

/** Questions for the new owner, in the order they are asked. Each is also a flag. */
export const QUESTIONS = {
  name: 'Your name, as readers should see it',
  siteTitle: 'Title of the site',
  tagline: 'Tagline, shown with the title',
  description: 'Description for search engines, 50 to 160 characters',
  url: 'Address of the site, such as https://ada.example or https://ada.example/notes',
  accent: 'Accent color, such as #2f7de1',
  repository: 'Public repository of this site, such as https://github.com/ada/notes',
  email: 'E-mail address for readers, such as ada@example.com',
  newsletter: 'Signup page of your newsletter, such as https://buttondown.com/ada',
  codeHost: 'Your profile on a code host, such as https://github.com/ada',
  shortPosts:
    'Your profile for short posts, such as https://mastodon.social/@ada or https://x.com/ada',
  professionalNetwork: 'Your professional profile, such as https://www.linkedin.com/in/ada',
  meeting: 'Page to book a meeting with you, such as https://cal.com/ada',
};

type Key = keyof typeof QUESTIONS;
export type Answers = Readonly<Partial<Record<Key, string>>>;

/** Default answers, for a given name. Questions without a default, except the name, can be skipped. */
const DEFAULTS: Readonly<Partial<Record<Key, (name: string) => string>>> = {
  siteTitle: (name) => name,
  tagline: (name) => `Notes by ${name}`,
  description: (name) =>
    cutAtWord(`A blog by ${name}, with an archive, search and feeds to follow.`, 160),
  url: () => 'https://example.com',
};

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
  // The schema rejects an address that is invalid or has a query, a fragment or a user name, and says why.
  if (!URL.canParse(address) || /[?#]|^https?:\/\/[^/]*@/.test(address)) {
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

/** Returns the question that sets a field of the owner file. */
function questionOf([field, link]: readonly PropertyKey[]): Key {
  if (field === 'links') {
    return link as Key;
  }
  return field === 'baseUrl' ? 'url' : (field as Key);
}

/**
 * Checks the answers given so far, not the missing ones. Returns one line per problem, beginning with
 * the flag.
 */
function answerProblems(answers: Answers): string[] {
  const {accent} = answers;
  const color =
    accent && !parseColor(accent)
      ? [`--accent is "${accent}"; it must be a color such as #2f7de1`]
      : [];
  const schema = ownerSchema.omit({analytics: true, colorMode: true});
  const issues = schema.safeParse(ownerOf(answers)).error?.issues ?? [];
  const lines = issues.flatMap(({path, message}) => {
    const key = questionOf(path);
    return answers[key] === undefined ? [] : [`${flagOf(key)} ${message}`];
  });
  return [...color, ...new Set(lines)];
}

/** Asks a question until the answer is valid. */
async function askFor(
  key: Key,
  defaultAnswer: string,
  ask: NonNullable<AuthorContext['ask']>,
): Promise<string> {
  const isOptional = key !== 'name' && defaultAnswer === '';
  const question = isOptional ? `${QUESTIONS[key]} (Enter to skip)` : QUESTIONS[key];
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
  for (const key of Object.keys(QUESTIONS) as Key[]) {
    const defaultAnswer = DEFAULTS[key]?.(answers.name ?? '') ?? '';
    const option = options[key];
    answers[key] =
      option === undefined && ask
        ? await askFor(key, defaultAnswer, ask)
        : oneLine(option ?? defaultAnswer);
  }
  if (!answers.name) {
    throw new CommandError(
      '--name is missing; give the name that readers should see: npm run author -- fresh --name "Ada Quill"',
      2,
    );
  }
  const problems = answerProblems(answers);
  if (problems.length > 0) {
    throw new CommandError(problems.join('\n'), 2);
  }
  return answers;
}
