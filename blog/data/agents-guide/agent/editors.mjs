// Three ways to choose what stays before the model in a long conversation.
const TURN = 100; // tokens of a turn
const SUMMARY = {tokens: 200, lines: 4};

const recall = (facts) => new Map(facts.map(({key, value}) => [key, value]));
const since = (facts, turn) => facts.filter((fact) => fact.turn >= turn);

/** Only the newest turns that fit. */
export function slidingWindow(facts, turns, size) {
  return recall(since(facts, turns - Math.floor(size / TURN) + 1));
}

/** The newest turns, and a summary of the others in which the loudest lines survive. */
export function rollingSummary(facts, turns, size) {
  const verbatim = Math.floor((size - SUMMARY.tokens) / TURN);
  let summary = [];
  for (let turn = 1; turn <= turns - verbatim; turn += 1) {
    summary.push(...facts.filter((fact) => fact.turn === turn));
    summary.sort((a, b) => b.salience - a.salience || a.turn - b.turn);
    summary = summary.slice(0, SUMMARY.lines);
  }
  return recall([...summary, ...since(facts, turns - verbatim + 1)]);
}

/** Notes, written as the conversation goes: one line a key, the newest value wins. */
export function notesFile(facts) {
  return recall(facts.filter(({isNoted}) => isNoted));
}

export function verdict(memory, key, truth) {
  if (!memory.has(key)) return 'lost';
  return memory.get(key) === truth.get(key) ? 'right' : 'stale';
}
