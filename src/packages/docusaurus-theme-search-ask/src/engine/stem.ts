import {stemmer} from 'stemmer';

/** Forms that no rule of endings brings together, each line one word: the base comes first. */
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

/** Endings that British and American English write differently. */
function americanSpelling(word: string): string {
  return word.length < 6
    ? word
    : word
        .replace(/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz')
        .replace(/our(?=(?:s|ed|ing|al|able|ite|ites)?$)/, 'or');
}

const MAX_KEPT = 20_000;
const kept = new Map<string, string>();

/** The stem of a folded English word, the same for all its forms; other words are their own. */
export function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) {
    return known;
  }
  const stem = /^[a-z]{3,}$/.test(word) ? stemmer(americanSpelling(BASES.get(word) ?? word)) : word;
  if (kept.size < MAX_KEPT) {
    kept.set(word, stem);
  }
  return stem;
}
