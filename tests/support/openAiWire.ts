/** Answers of OpenAI's API as llama.cpp, LM Studio and vLLM give them. */
const CREATED = 1_748_764_800;

function event(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function chunk(model: string, delta: object, finish: string | null = null): string {
  return event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: CREATED,
    model,
    choices: [{index: 0, delta, finish_reason: finish}],
  });
}

export const openAiWire = {
  contentType: 'text/event-stream',
  models: (names: readonly string[]) => ({
    object: 'list',
    data: names.map((id) => ({id, object: 'model', created: CREATED, owned_by: 'library'})),
  }),
  missing: (model: string) => ({
    error: {
      message: `The model \`${model}\` does not exist.`,
      type: 'invalid_request_error',
      param: null,
      code: 'model_not_found',
    },
  }),
  begin: (model: string) => `: connected\n\n${chunk(model, {role: 'assistant', content: ''})}`,
  piece: (model: string, content: string) => chunk(model, {content}),
  end: (model: string, _count: number) => `${chunk(model, {}, 'stop')}data: [DONE]\n\n`,
  broken: () => 'data: {"id": "chatcmpl-1", "choi\n\n',
};
