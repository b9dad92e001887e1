import type {ServerState} from './ServerState';

/** The status line of the server, in words. */
export function serverText(state: ServerState, address: string): string {
  switch (state.status) {
    case 'idle':
      return 'Not connected yet.';
    case 'connecting':
      return `Asking ${address}…`;
    case 'failed':
      return state.failure.message;
    case 'connected': {
      const {server, models} = state;
      const count = new Set([...models.chat, ...models.embedding]).size;
      const api = server.kind === 'ollama' ? 'Ollama' : 'an OpenAI-compatible server';
      return count === 0
        ? `Connected to ${api} at ${server.origin}, which has no models yet.`
        : `Connected to ${api} at ${server.origin}: ${count} ${count === 1 ? 'model' : 'models'}.`;
    }
  }
}
