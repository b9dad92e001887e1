import {normalTerm} from './normalTerm';

/** Words that people ask with: they are in a question for its grammar, its manners or its measure. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'co non semi sub myself yourself himself herself itself ourselves themselves mine yours ' +
    'about actually advice advise again all almost already also always another any anybody anyone ' +
    'anything ask available away back bad basically because before behind below best better ' +
    'between big both bring care case certain come common compare concept consider could date ' +
    'define definition depend describe detail difference different do does doing done during each ' +
    'easily easy either else enough ever every everybody everyone everything exactly example ' +
    'explain explanation few find first follow full get give go going good great guide half ' +
    'happen help high idea important instead just keep kind know large last later ' +
    'learn least less let like likely little long look lot low main make many matter maybe mean ' +
    'meaning might more most much must need never new next nobody normal nothing now often ok ' +
    'okay old one only opinion other overview own part people person place please point possible ' +
    'pretty probably proper properly put quite rather really recommend regarding right roughly ' +
    'same say see set several show simple simply small somebody someone something sometimes sort ' +
    'specific start still stop stuff such suggest sure take talk tell thing think thought through ' +
    'tip today too try understand until up upon use useful user using usual usually very want way ' +
    'well whether while without wonder worth wrong yet'
  )
    .split(' ')
    .map(normalTerm),
);
