declare module '@theme/ChatPage' {
  import type {ReactNode} from 'react';
  import type {ChatOptions, Suggestion} from 'docusaurus-theme-search-ask/chat';

  export interface Props {
    /** Option `chat` of the plugin. */
    readonly chat: ChatOptions;
    /** Suggestions if the option has none. */
    readonly pageTitles: readonly Suggestion[];
  }

  export default function ChatPage(props: Props): ReactNode;
}

declare module '@theme/SearchPage' {
  import type {ReactNode} from 'react';

  export default function SearchPage(): ReactNode;
}
