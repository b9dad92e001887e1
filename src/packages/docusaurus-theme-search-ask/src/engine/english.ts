import {STOP_WORDS as TEXT_STOP_WORDS} from './stopWords.js';
import {foldWord} from './fold.js';
import type {Language} from './language.js';
import {stemOf} from './stem.js';

// cspell:ignore youre doesnt isnt arent summarise wouldnt couldnt shouldnt didnt wasnt werent hasnt
// cspell:ignore havent hadnt theyre theyve weve youve youll whos wheres whys thats theres cant dont wont

/** Words that say nothing about what a query is about, beside those that say nothing in any text. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...TEXT_STOP_WORDS,
  ...(
    'about having mine yours im ive id youre dont doesnt isnt arent whats hows any some all every each ' +
    'just also very too please get got let lets want wants like need needs more most much many such own ' +
    'same etc via per vs versus within without while because during through between whether ' +
    // Contractions as they are typed in a hurry.
    'cant cannot wont wouldnt couldnt shouldnt didnt wasnt werent hasnt havent hadnt thats theres theyre ' +
    'theyve weve youve youll ill lets whos wheres whys gonna wanna gotta'
  ).split(' '),
]);

/** Words of asking: what is asked has them no more than anything else. */
const ASKING =
  'tell explain describe summarise summarize show give say said says speak think believe view opinion ' +
  'know mean means understand answer question happen happens thing things really exactly actually ' +
  'usually supposed anybody anything something everything somebody someone compare comparison ' +
  'difference differ different come comes go goes went put take look looks find found list name is are ' +
  'one ones bit lot out ever still always never again yes ok okay hello hi thanks';

/** Words that say a little, and more beside others. */
const VAGUE =
  'talk work works kind sort much many long often far old large big high fast good bad best better worst right wrong ' +
  'possible way ways use used using time people ' +
  'quick quickly suddenly nearly almost enough even only instead although everyone everybody nobody ' +
  'whole huge enormous fine nice idea trick problem now';

/** Verbs among the stop words whose other forms (`getting`, `needed`) say as little. */
const STOP_VERBS = 'get let want need have do be';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));

export const ENGLISH: Language = {
  locale: 'en',
  stemOf: (word) => stemOf(foldWord(word)),
  stopWords: STOP_WORDS,
  stopStems: stems(STOP_VERBS),
  asking: stems(ASKING),
  vague: stems(VAGUE),
};
