import type {ReactNode} from 'react';
import {useRef} from 'react';
import PageHeader from '../../components/PageHeader';
import {askedName, useModelSettings} from './settings/modelSettings';
import ModelSection from './settings/ModelSection';
import {useChat} from './useChat';
import Terminal from './view/Terminal';

/** Questions in, passages of the posts out, each with the place it comes from. */
export default function Chat(): ReactNode {
  const model = useRef<HTMLElement>(null);
  const [settings, change] = useModelSettings();
  const chat = useChat(settings);
  function goToModel(): void {
    model.current?.scrollIntoView();
    const chosen = model.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
    chosen?.focus({preventScroll: true});
  }
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="Ask the posts" title="Chat">
        <p>
          Ask a question, and your browser searches the posts and shelves for the answer. It shows
          the passages that answer it, each with a link to its source, or the closest ones if none
          does.
        </p>
      </PageHeader>
      <Terminal chat={chat} asked={askedName(settings)} onModel={goToModel} />
      <ModelSection ref={model} settings={settings} onChange={change} />
    </main>
  );
}
