import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/ChatPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Chat} from 'docusaurus-theme-search-ask/chat';
import type {ReactNode} from 'react';

export default function ChatPage({chat, pageTitles}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {author, voice, hosts, modelGuide, suggestions = pageTitles} = chat;
  const title =
    chat.title ??
    translate({
      id: 'theme.SearchAsk.chat.title',
      message: 'Chat',
      description: 'Title of the chat page',
    });
  const intro =
    chat.intro ??
    translate({
      id: 'theme.SearchAsk.chat.intro',
      message:
        'Ask a question, and your browser searches this site for passages that answer it. Each links to its source.',
      description: 'Text below the title of the chat page',
    });
  return (
    <Layout title={title} description={intro}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{intro}</p>
        <Chat
          settings={{
            profile: {title: siteConfig.title, author},
            suggestions: suggestions.map((suggestion) =>
              typeof suggestion === 'string' ? {text: suggestion} : suggestion,
            ),
            voice,
            hosts,
            modelGuide,
          }}
        />
      </main>
    </Layout>
  );
}
