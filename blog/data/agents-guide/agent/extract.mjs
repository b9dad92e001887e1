const fields = {
  vendor: {type: 'string'},
  total: {type: 'number'},
  currency: {enum: ['EUR', 'USD']},
  due: {type: 'string'},
};

function shapeErrors(value) {
  return Object.keys({...fields, ...value}).flatMap((key) => {
    if (!Object.hasOwn(fields, key)) return `${key}: not allowed`;
    if (!Object.hasOwn(value, key)) return `${key}: missing`;
    const {type, enum: allowed} = fields[key];
    if (type && typeof value[key] !== type) {
      return `${key}: want ${type}, got ${JSON.stringify(value[key])}`;
    }
    return allowed && !allowed.includes(value[key])
      ? `${key}: want one of ${allowed.join(', ')}`
      : [];
  });
}

function meaningErrors({due}) {
  const day = new Date(`${due}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === due;
  return isReal ? [] : [`due: ${due} is not a date like 2023-07-06`];
}

/** Returns the parsed value and its errors, worded so that the model can act on them. */
export function check(reply) {
  const cut = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1); // the only repair
  let value;
  try {
    value = JSON.parse(cut);
  } catch {
    return {errors: ['reply: no JSON object found']};
  }
  const errors = shapeErrors(value);
  return {value, errors: errors.length > 0 ? errors : meaningErrors(value)};
}

/** Asks until the reply passes, at most `maxTries` times; undefined means a person must do it. */
export function extract(task, model, {maxTries = 3, log = () => {}} = {}) {
  let prompt = task;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const reply = model(prompt);
    const {value, errors} = check(reply);
    log(`try ${attempt}: ${errors.join('; ') || `ok ${JSON.stringify(value)}`}`);
    if (errors.length === 0) return value;
    prompt = [
      task,
      'Your last reply:',
      reply,
      `Problems: ${errors.join('; ')}`,
      'Send only the corrected JSON.',
    ].join('\n');
  }
  return undefined;
}
