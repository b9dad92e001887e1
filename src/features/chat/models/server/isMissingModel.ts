/** Whether a refusal means that the server does not have the model: Ollama and OpenAI's API say it with 404. */
export function isMissingModel(status: number, body: unknown): boolean {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
  const text = typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
  return status === 404 && /model/i.test(text) && /not[ _]found|not exist|no such/i.test(text);
}
