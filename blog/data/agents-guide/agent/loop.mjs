/** Estimates tokens at four characters each; replace this with a real tokenizer. */
export const tokens = (text) => Math.ceil(text.length / 4);

function callTool(tools, name, input) {
  if (!Object.hasOwn(tools, name)) return `error: no tool called ${name}`;
  try {
    return String(tools[name](input));
  } catch (error) {
    return `error: ${error.message}`;
  }
}

/** Shows `model` a growing text until it answers or reaches a limit. */
export function runAgent(question, {model, tools, rules = '', maxSteps = 6, maxRead = 5000}) {
  let transcript = `${rules}Question: ${question}\n`;
  let read = 0;
  const seen = new Set();
  const stop = (why, answer = null) => ({why, answer, read, transcript});
  for (let step = 1; step <= maxSteps; step += 1) {
    read += tokens(transcript);
    if (read > maxRead) return stop('out of budget');
    const reply = model(transcript);
    transcript += `${reply}\n`;
    const final = /^Final: (.+)$/m.exec(reply);
    if (final) return stop('answered', final[1]);
    const action = /^Action: (\w+)\[(.*)\]$/m.exec(reply);
    if (action && seen.has(action[0])) return stop('same action twice');
    if (action) seen.add(action[0]);
    const observation = action
      ? callTool(tools, action[1], action[2])
      : 'error: write Action: tool[input] or Final: answer';
    transcript += `Observation: ${observation}\n`;
  }
  return stop('out of steps');
}
