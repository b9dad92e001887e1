const LIFE = {rule: 365, fact: 90, todo: 14}; // days until a note expires
const RANK = {rule: 0, fact: 1, todo: 2}; // evicted in reverse order when space runs out

function parse(line) {
  const [, date, kind, source, key, value] =
    /^- (\S+) (rule|fact|todo) \((.+?)\) (.+?): (.+)$/.exec(line) ?? [];
  if (!date) throw new Error(`not a note: ${line}`);
  return {date, kind, source, key: key.toLowerCase(), value, line};
}

const trust = ({source}) => (source === 'user' ? 2 : source === 'chat' ? 0 : 1);

/** Merges proposed lines into the notes; every dropped line is logged with its reason. */
export function mergeNotes(current, proposed, {today, maxBytes}) {
  const kept = new Map();
  const log = [];
  for (const note of [...current, ...proposed].map(parse)) {
    const old = kept.get(note.key);
    const isSame = old?.value === note.value;
    if (note.kind === 'rule' && note.source !== 'user') {
      log.push(`refused   ${note.key}`); // only users set rules
      continue;
    }
    if (isSame && (note.source === 'chat' || trust(note) < trust(old))) {
      log.push(`repeated  ${note.key}`); // repeated from the chat or a weaker source
      continue;
    }
    if (old && trust(note) < trust(old)) {
      log.push(`ask       ${note.key}: "${old.value}" or "${note.value}"?`);
      continue;
    }
    if (isSame) log.push(`renewed   ${note.key}`);
    else if (old) log.push(`replaced  ${note.key}: "${old.value}"`);
    kept.set(note.key, note);
  }
  for (const [key, {date, kind}] of kept) {
    if ((Date.parse(today) - Date.parse(date)) / 86_400_000 <= LIFE[kind]) continue;
    kept.delete(key);
    log.push(`expired   ${key}`);
  }
  const list = [...kept.values()].sort(
    (a, b) =>
      RANK[a.kind] - RANK[b.kind] ||
      (b.source === 'user') - (a.source === 'user') ||
      b.date.localeCompare(a.date),
  );
  const text = () => list.map(({line}) => line).join('\n');
  while (Buffer.byteLength(text()) > maxBytes) log.push(`evicted   ${list.pop().key}`);
  return {text: text(), log};
}
