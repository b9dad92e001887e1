import type {Core} from '../engine/openIndex.js';
import type {PageHead} from '../engine/types.js';
import {newestPosts, toAnswerPage} from './listPosts.js';
import type {Answer, SiteProfile, SiteTopic} from './types.js';

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
 * Topics, with the form of their questions and the words that these may contain besides `COMMON`. A
 * question with any other word is answered from the pages: “Who are you hiring first?”
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
    /\b(?:thanks?|thankyou|thx|ty|cheers|merci)\b|\b(?:helpful|helps|helped)\b/,
    wordSet(
      'thankyou thx ty cheers merci bye goodbye see later great cool nice perfect awesome got helpful good very much lot bunch many helps helped help again answer answers info information that',
    ),
  ],
  [
    'goodbye',
    /\b(?:bye|goodbye|farewell|see (?:you|ya|u)|good night)\b|^later$/,
    wordSet('bye goodbye farewell see ya later soon good night now again ok great'),
  ],
  [
    'acknowledgment',
    /^(?:ok|okay|great|cool|nice|perfect|awesome|got it|good|very)\b/,
    wordSet('great cool nice perfect awesome got it good very much answer answers info that'),
  ],
];

/** Returns a text in lower case, without accents, punctuation or contractions. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b/g, ' is')
    .replace(/[’']re\b/g, ' are')
    .replace(/[’']m\b/g, ' am')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A site or page that may be the reader's own: “How do I start my site?”, “What is a page?” */
const ANY_SITE = /(?<!\b(?:this|your) )\b(?:site|website|blog|page)\b/;

/** Matches the site's title at the end of a question; an empty title matches nothing. */
function titleAtEnd(title: string): RegExp {
  return plain(title) === '' ? /(?!)/ : new RegExp(`(?<= )${plain(title)}$`);
}

/**
 * True if a question on a topic may instead be about a product, such as one with the site's name. Then
 * passages that answer it are a better answer.
 */
export function mayBeAboutProduct(text: string, topic: SiteTopic, {title}: SiteProfile): boolean {
  const asked = plain(text);
  return (
    (topic === 'site' || topic === 'start') &&
    (ANY_SITE.test(asked) || titleAtEnd(title).test(asked))
  );
}

/**
 * Returns the topic of a question about the site or its author; undefined for every other question,
 * and for questions about contact if the profile names no page for them.
 */
export function readSiteQuestion(
  text: string,
  {title, author = '', pages = {}}: SiteProfile,
): SiteTopic | undefined {
  // If the author has no name, searches for `\0`, which no question contains.
  const asked = plain(text)
    .replace(titleAtEnd(title), 'site')
    .replaceAll(plain(author) || '\0', 'the author');
  const words = asked.split(' ');
  const topic = TOPICS.find(
    ([, form, topicWords]) =>
      form.test(asked) && words.every((word) => COMMON.has(word) || topicWords.has(word)),
  )?.[0];
  return topic === 'contact' && !pages.contact?.length ? undefined : topic;
}

/** Maximum number of pages to start with, if the profile names none. */
const MAX_START = 3;

/**
 * Answers a question about the site with the pages that its profile names. If it names no pages to start
 * with, these are the newest posts, or the first pages of a site without posts.
 */
export function answerAboutSite(core: Core, topic: SiteTopic, {pages = {}}: SiteProfile): Answer {
  const pagesAt = (urls: readonly string[] = []) =>
    urls.flatMap((url) => core.pages.find((page) => page.url === url) ?? []);
  const chosen = pagesAt(pages.start);
  const posts = newestPosts(core);
  const other = posts.length > 0 ? posts : core.pages;
  const start = chosen.length > 0 ? chosen : other.slice(0, MAX_START);
  const pagesByTopic: Partial<Record<SiteTopic, readonly PageHead[]>> = {
    owner: pagesAt(pages.owner),
    site: [...pagesAt(pages.site), ...start],
    start,
    contact: pagesAt(pages.contact),
    greeting: start,
  };
  return {
    kind: 'site',
    topic,
    passages: [],
    pages: (pagesByTopic[topic] ?? []).map(toAnswerPage),
  };
}
