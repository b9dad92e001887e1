/** Forms that no rule of endings brings together, each line one word: the base comes first. */
const FORMS = `
be is are was were been; begin began begun; bend bent; bet bets; bind bound; bite bit bitten
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

function readForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  for (const line of FORMS.split(/[;\n]/)) {
    const words = line.trim().split(' ');
    for (const word of words) {
      forms.set(word, words);
    }
  }
  return forms;
}

/** Every irregular form, with all forms of its word. */
export const IRREGULAR_FORMS = readForms();
