import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Chat from '../features/chat';

export default function ChatPage(): ReactNode {
  return (
    <Layout
      title="Chat"
      description="Ask a question and get answers quoted from the posts, each with a link to its paragraph. It all runs in your browser.">
      <Chat />
    </Layout>
  );
}
