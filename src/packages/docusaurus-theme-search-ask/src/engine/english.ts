import {stemmer} from 'stemmer';
import {foldWord} from './fold.js';
import type {Language} from './language.js';
import {memoize} from './language.js';

// cspell:ignore youre doesnt isnt arent summarise wouldnt couldnt shouldnt didnt wasnt werent hasnt
// cspell:ignore havent hadnt theyre theyve weve youve youll whos wheres whys thats theres cant dont wont

/** Irregular forms of words, base form first; a semicolon or line break separates words. */
const FORMS = `
begin began begun; bend bent; bet bets; bind bound; bite bit bitten
blow blew blown; break broke broken; bring brought; build built; buy bought; catch caught
choose chose chosen; come came; deal dealt; draw drew drawn; drive drove driven; eat ate eaten
fall fell fallen; feel felt; fight fought; find found; fly flew flown; forget forgot forgotten
freeze froze frozen; get got gotten; give gave given; go went gone; grow grew grown; hang hung
hear heard; hide hid hidden; hold held; keep kept; know knew known; lead led; leave left; lend lent
lose lost; make made; mean meant; meet met; pay paid; ride rode ridden; rise rose risen; run ran
say said; see saw seen; sell sold; send sent; shake shook shaken; shoot shot; show showed shown
sink sank sunk; sit sat; sleep slept; speak spoke spoken; spend spent; stand stood; steal stole stolen
stick stuck; strike struck; swim swam swum; take took taken; teach taught; tell told; think thought
throw threw thrown; understand understood; wear wore worn; win won; write wrote written
analysis analyses; axis axes; basis bases; child children; crisis crises; criterion criteria
datum data; foot feet; half halves; hypothesis hypotheses; index indexes indices; knife knives
leaf leaves; life lives; loaf loaves; man men; matrix matrices; medium media; mouse mice
person people; phenomenon phenomena; shelf shelves; thesis theses; tooth teeth; vertex vertices
wife wives; woman women`;

const BASES = new Map(
  FORMS.split(/[;\n]/)
    .map((line) => line.trim().split(' '))
    .flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const)),
);

/** Rewrites British endings of a word in American spelling. */
function americanSpelling(word: string): string {
  return word.length < 6
    ? word
    : word
        .replace(/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz')
        .replace(/our(?=(?:s|ed|ing|al|able|ite|ites)?$)/, 'or');
}

/** Returns the stem of a folded English word, the same for all its forms; other words are unchanged. */
export const stemOf = memoize((word) =>
  /^[a-z]{3,}$/.test(word) ? stemmer(americanSpelling(BASES.get(word) ?? word)) : word,
);

/** Words that do not express the subject of a text. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so if then than as at by for from in into of off on onto to with ' +
    'is are was were be been being am do does did has have had it its this that these those ' +
    'i me my we us our you your he him his she her they them their who whom whose which what ' +
    'when where why how can could will would shall should may might must not no there here'
  ).split(' '),
);

/** Words that do not express the subject of a query. Hits need not contain them. */
const QUERY_STOP_WORDS: ReadonlySet<string> = new Set([
  ...Array.from(STOP_WORDS),
  ...(
    'about having mine yours im ive id youre dont doesnt isnt arent whats hows any some all every each ' +
    'just also very too please get gets got gotten getting let lets letting want wants wanted wanting ' +
    'like need needs needed needing doing more most much many such own ' +
    'same etc via per vs versus within without while because during through between whether ' +
    // Contractions typed without apostrophes, and slang.
    'cant cannot wont wouldnt couldnt shouldnt didnt wasnt werent hasnt havent hadnt thats theres theyre ' +
    'theyve weve youve youll ill whos wheres whys gonna wanna gotta'
  ).split(' '),
]);

/** Words that can occur in questions on any subject. */
const GENERIC_WORDS =
  'tell explain describe summarise summarize show give say said says speak think believe view opinion ' +
  'know mean means understand answer question happen happens thing things really exactly actually ' +
  'usually supposed anybody anything something everything somebody someone compare comparison ' +
  'difference differ different come comes go goes went put take look looks find found list name is are ' +
  'one ones bit lot out ever still always never again yes ok okay hello hi thanks';

/** Words that express the subject of a question less precisely than others. */
const VAGUE_WORDS =
  'talk work works kind sort much many long often far old large big high fast good bad best better worst right wrong ' +
  'possible way ways use used using time people ' +
  'quick quickly suddenly nearly almost enough even only instead although everyone everybody nobody ' +
  'whole huge enormous fine nice idea trick problem now';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));

export const ENGLISH: Language = {
  locale: 'en',
  stemOf: (word) => stemOf(foldWord(word)),
  stopWords: QUERY_STOP_WORDS,
  genericStems: stems(GENERIC_WORDS),
  vagueStems: stems(VAGUE_WORDS),
};
