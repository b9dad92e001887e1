import type {Core, PageHead} from 'docusaurus-theme-search-ask/engine';
import {foldText} from '../text';
import type {Answer} from './types';

/** Subjects of questions about the site itself, and of small talk. */
export type SiteTopic = 'owner' | 'site' | 'start' | 'contact' | 'greeting' | 'thanks';

/** The owner file, as far as answers need it. */
export interface SiteOwner {
  readonly name: string;
  readonly siteTitle: string;
  /** Addresses of the posts to begin with, with the base URL. */
  readonly featured: readonly string[];
}

// cspell:ignore thankyou hiya favou favourite

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Words that any question about the site may have. */
const COMMON = wordSet(
  'a an the of in on to for with by at from as is are am was were do does did can could may should would will ' +
    'i me my we us you your yourself u this here there all and or so ok okay well please hi hello hey thanks thank ' +
    'tell just know like want what which who where how about site website blog page',
);
const PERSON = 'author owner founder writer maintainer';

/**
 * Topics by the form of their questions and by the words that these may have beside the common ones.
 * A question with any other word is one for the posts: “Who are you hiring first?”
 */
const TOPICS: readonly (readonly [SiteTopic, RegExp, ReadonlySet<string>])[] = [
  [
    'contact',
    /\b(?:contact|e ?mail|reach|touch|message|phone|write to|twitter|linkedin|github|mastodon|feedback)\b|\breport\b.*\b(?:mistake|error|bug|typo)\b/,
    wordSet(
      `contact email e mail mails reach get touch send message phone write out address account number info information details form twitter linkedin github mastodon feedback report mistake error bug typo give have ${PERSON}`,
    ),
  ],
  [
    'start',
    /\b(?:what|which|where|how|something|anything)\b.*\b(?:read|start|begin|recommend)\b|\b(?:best|favou?rite|popular|featured)\b.*\b(?:posts?|articles?|read)\b|\bnew here\b|^start here$/,
    wordSet(
      'read reading start begin recommend suggest first next best favorite favourite most popular featured post posts article articles something anything good new now newcomer beginner worth',
    ),
  ],
  [
    'owner',
    /\bwho\b(?! (?:am i|is (?:it|this|that))$)|^(?:tell me |more )*about (?:you|yourself|the (?:author|owner))\b|\bintroduce\b|\byour name\b|^are you (?:an?|the|real|human)\b|^what (?:are you|do you do)\b/,
    wordSet(
      `wrote writes writing made makes built runs owns created maintains publishes behind post posts really name introduce more bot robot human person real ai machine model chatbot living job talking speaking chatting ${PERSON}`,
    ),
  ],
  [
    'site',
    /^(?!what about)(?:.* )?(?:what|how|about|explain)\b.*\b(?:this|site|website|blog|page|chat)\b|^about this$|^what (?:can|do|could|should) (?:i|you) (?:ask|find|cover|write|know|answer|do|learn)\b|\btopics\b|^(?:help|what can i do)$/,
    wordSet(
      'chat work works use explain purpose ask find learn cover covers write writes topics answer help place thing',
    ),
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|yo|howdy|hallo|hola|greetings|good (?:morning|afternoon|evening|day)|how are you|how do you do|nice to meet you)\b/,
    wordSet(
      'it hiya yo howdy hallo hola greetings good morning afternoon evening day doing today nice meet everyone everybody bot again friend',
    ),
  ],
  [
    'thanks',
    /\b(?:thanks?|thankyou|thx|ty|cheers|merci|bye|goodbye)\b|^(?:ok|okay|great|cool|nice|perfect|awesome|got it|helpful|good|very|that helps|that helped)\b/,
    wordSet(
      'thankyou thx ty cheers merci bye goodbye see later great cool nice perfect awesome got helpful good very much lot bunch many helps helped help again answer answers info information that',
    ),
  ],
];

function plain(text: string): string {
  return foldText(text)
    .replace(/[’']s\b/g, ' is')
    .replace(/[’']re\b/g, ' are')
    .replace(/[’']m\b/g, ' am')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The topic of a question about the site or its owner; undefined for every other question. */
export function readSiteQuestion(
  text: string,
  {name, siteTitle}: Pick<SiteOwner, 'name' | 'siteTitle'> = {name: '', siteTitle: ''},
): SiteTopic | undefined {
  const asked = plain(text)
    .replaceAll(plain(siteTitle) || '\0', 'site')
    .replaceAll(plain(name) || '\0', 'the author');
  const words = asked.split(' ');
  return TOPICS.find(
    ([, form, own]) => form.test(asked) && words.every((word) => COMMON.has(word) || own.has(word)),
  )?.[0];
}

/** Posts to begin with where the owner has chosen none. */
const MAX_NEWEST = 3;

/** Pages that answer a question about the site: those of its owner, and posts to begin with. */
export function answerAboutSite(
  {pages}: Core,
  topic: SiteTopic,
  {featured}: Pick<SiteOwner, 'featured'> = {featured: []},
): Answer {
  const page = (name: string) => pages.filter(({url}) => url.endsWith(`/${name}`)).slice(0, 1);
  const chosen = featured.flatMap((address) => pages.find(({url}) => url === address) ?? []);
  const newest = pages
    .filter(({date}) => date !== undefined)
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const first = chosen.length > 0 ? chosen : newest.slice(0, MAX_NEWEST);
  const resume = pages.filter(({section}) => section === 'Resume').slice(0, 1);
  const of: Readonly<Record<SiteTopic, readonly PageHead[]>> = {
    owner: [...page('about-this-site'), ...resume],
    site: [...page('about-this-site'), ...first],
    start: first,
    contact: [...page('subscribe'), ...page('about-this-site')],
    greeting: first,
    thanks: [],
  };
  return {
    kind: 'site',
    topic,
    passages: [],
    pages: of[topic].map(({title, url, date}) => ({
      title,
      href: url,
      ...(date === undefined ? {} : {date}),
    })),
  };
}
