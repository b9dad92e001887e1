import type {Entry, Note, Turn, TurnState} from './types';

export interface Conversation {
  readonly entries: readonly Entry[];
}

export type ChatAction =
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly question: string;
      readonly asked: string;
    }
  | {readonly type: 'ask-again'; readonly id: number; readonly asked: string}
  | {readonly type: 'turn'; readonly id: number; readonly state: TurnState}
  | {
      readonly type: 'note';
      readonly id: number;
      readonly command: string;
      readonly body: Note['body'];
    }
  /** What an earlier visit left goes before what this one has. */
  | {readonly type: 'restore'; readonly turns: readonly Turn[]}
  | {readonly type: 'clear'};

export const NO_CONVERSATION: Conversation = {entries: []};

const WAITING: TurnState = {status: 'waiting'};

function withTurn({entries}: Conversation, id: number, change: (turn: Turn) => Turn): Conversation {
  return {
    entries: entries.map((entry) =>
      entry.kind === 'turn' && entry.id === id ? change(entry) : entry,
    ),
  };
}

/** News of a turn that was cleared meanwhile changes nothing. */
export function chatReducer(chat: Conversation, action: ChatAction): Conversation {
  switch (action.type) {
    case 'ask': {
      const {id, question, asked} = action;
      return {entries: [...chat.entries, {kind: 'turn', id, question, asked, state: WAITING}]};
    }
    case 'ask-again':
      return withTurn(chat, action.id, (turn) => ({
        ...turn,
        asked: action.asked,
        state: WAITING,
      }));
    case 'turn':
      return withTurn(chat, action.id, (turn) => ({...turn, state: action.state}));
    case 'note': {
      const {id, command, body} = action;
      return {entries: [...chat.entries, {kind: 'note', id, command, body}]};
    }
    case 'restore':
      return {entries: [...action.turns, ...chat.entries.filter(({id}) => id >= 0)]};
    case 'clear':
      return NO_CONVERSATION;
  }
}
