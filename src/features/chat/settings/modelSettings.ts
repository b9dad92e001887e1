export const RUNGS = ['posts', 'browser', 'server'] as const;

/** Who writes the answers: nobody (the posts' own sentences), the browser's model, or a server of the reader's. */
export type Rung = (typeof RUNGS)[number];

export interface ModelSettings {
  readonly rung: Rung;
  /** As the reader typed it. */
  readonly address: string;
  readonly answerModel?: string;
  readonly embeddingModel?: string;
}

/** What of the settings is to be another; a field set to undefined is forgotten. */
export type SettingsChange = {
  readonly [Field in keyof ModelSettings]?: ModelSettings[Field] | undefined;
};

export const DEFAULT_ADDRESS = 'http://localhost:11434';

export const DEFAULT_SETTINGS: ModelSettings = {rung: 'posts', address: DEFAULT_ADDRESS};

/** Key in local storage. */
export const SETTINGS_KEY = 'chat-model';
