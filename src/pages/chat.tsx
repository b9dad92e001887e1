import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Chat from '../features/chat';

export default function ChatPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'site.chat.title', message: 'Chat', description: 'Title of the page'})}
      description={translate({
        id: 'site.chat.description',
        message:
          'Ask a question and get answers quoted from the posts, each with a link to its paragraph. It all runs in your browser.',
        description: 'Description of the page',
      })}>
      <Chat />
    </Layout>
  );
}
