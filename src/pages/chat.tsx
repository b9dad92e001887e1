import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Chat from '../features/chat';

export default function ChatPage(): ReactNode {
  return (
    <Layout
      title="Chat"
      description="Ask a question and go to the post that answers it: questions the blog has answers to, and a search for the rest.">
      <Chat />
    </Layout>
  );
}
