/** Ollama's answers as its API gives them (https://github.com/ollama/ollama/blob/main/docs/api.md). */
const CREATED = '2025-06-01T08:00:00.123456Z';

/** How a model is listed by `/api/tags`; models that embed are BERTs. */
function listed(name: string) {
  const family = /embed/.test(name) ? 'nomic-bert' : 'llama';
  return {
    name,
    model: name,
    modified_at: '2025-05-04T17:37:44.706015396-07:00',
    size: 2_019_393_189,
    digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
    details: {
      parent_model: '',
      format: 'gguf',
      family,
      families: [family],
      parameter_size: '3.2B',
      quantization_level: 'Q4_K_M',
    },
  };
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

export const ollamaWire = {
  contentType: 'application/x-ndjson',
  models: (names: readonly string[]) => ({models: names.map(listed)}),
  missing: (model: string) => ({error: `model '${model}' not found`}),
  begin: () => '',
  piece: (model: string, content: string) =>
    line({model, created_at: CREATED, message: {role: 'assistant', content}, done: false}),
  end: (model: string, count: number) =>
    line({
      model,
      created_at: CREATED,
      message: {role: 'assistant', content: ''},
      done_reason: 'stop',
      done: true,
      total_duration: 4_883_583_458,
      load_duration: 1_334_875,
      prompt_eval_count: 26,
      prompt_eval_duration: 342_546_000,
      eval_count: count,
      eval_duration: 4_535_599_000,
    }),
  broken: () => '{"model": "llama3.2:3b", "message": {"role": "assis\n',
  vectors: (model: string, rows: readonly (readonly number[])[]) => ({
    model,
    embeddings: rows,
    total_duration: 14_143_917,
    load_duration: 1_019_500,
    prompt_eval_count: 8 * rows.length,
  }),
};
