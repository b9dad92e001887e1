import type {ReactNode} from 'react';
import {createContext, useContext} from 'react';
import type {AnswerPassage, SiteProfile, SiteTopic} from '../answers/index.js';
import type {ChatOptions} from './options.js';

export interface Suggestion {
  readonly text: string;
  /** Heading under which the question is listed. */
  readonly topic?: string;
  /** Address, with the base URL, of a page that answers the question; for readers without JavaScript. */
  readonly href?: string;
}

/** Facts, texts and renderers of a site's chat. */
export interface ChatSettings extends Pick<ChatOptions, 'voice' | 'hosts' | 'modelGuide'> {
  /** Facts for answers to questions about the site. */
  readonly profile: SiteProfile;
  readonly suggestions: readonly Suggestion[];
  /** Answers to questions about the site, and to small talk. */
  readonly answers?: Partial<Record<SiteTopic, ReactNode>>;
  /** Advice if no passage comes close to a question. */
  readonly noAnswer?: ReactNode;
  /** Formats the date (`YYYY-MM-DD`) of a page. By default, dates are formatted for the site's language. */
  readonly formatDate?: (date: string) => string;
  /** Renders the cover of a page; `file` is the path of the picture. */
  readonly renderCover?: (file: string) => ReactNode;
  /** Renders a link below an answer with passages, such as one to a map of the pages. */
  readonly renderLink?: (passages: readonly AnswerPassage[]) => ReactNode;
}

export const ChatSettingsContext = createContext<ChatSettings>({
  profile: {title: ''},
  suggestions: [],
});

export function useChatSettings(): ChatSettings {
  return useContext(ChatSettingsContext);
}
