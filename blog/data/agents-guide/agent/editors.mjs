// Three ways to choose what stays in the context of a long conversation.
const TURN = 100; // tokens of a turn
const SUMMARY = {tokens: 200, lines: 4};

const recall = (facts) => new Map(facts.map(({key, value}) => [key, value]));
const since = (facts, turn) => facts.filter((fact) => fact.turn >= turn);

/** Keeps only the newest turns that fit. */
export function slidingWindow(facts, turns, size) {
  return recall(since(facts, turns - Math.floor(size / TURN) + 1));
}

/** Keeps the newest turns, and a summary of the most salient lines of the others. */
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

/** Keeps notes taken during the conversation: one line per key, with its newest value. */
export function notesFile(facts) {
  return recall(facts.filter(({isNoted}) => isNoted));
}

export function verdict(memory, key, truth) {
  if (!memory.has(key)) return 'lost';
  return memory.get(key) === truth.get(key) ? 'right' : 'stale';
}
