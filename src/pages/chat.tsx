import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Chat from '../features/chat';

export default function ChatPage(): ReactNode {
  return (
    <Layout
      title="Chat"
      description="Ask the posts: answers in their own sentences, each with a link to its paragraph, found in your browser.">
      <Chat />
    </Layout>
  );
}
