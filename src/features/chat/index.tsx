import type {ReactNode} from 'react';
import {useRef} from 'react';
import PageHeader from '../../components/PageHeader';
import {askedName} from './askedName';
import ModelSection from './settings/ModelSection';
import OriginHelp from './settings/OriginHelp';
import {useModelSettings} from './settings/useModelSettings';
import Terminal from './terminal/Terminal';
import {useChat} from './useChat';

/** Questions in, sentences of the posts out, each with the paragraph it comes from. */
export default function Chat(): ReactNode {
  const model = useRef<HTMLElement>(null);
  const [settings, change] = useModelSettings();
  function goToModel(): void {
    model.current?.scrollIntoView();
    const chosen = model.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
    chosen?.focus({preventScroll: true});
  }
  const chat = useChat(settings, goToModel);
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="Ask the posts" title="Chat">
        <p>
          Ask a question, and your browser looks for the answer in the posts. It quotes their own
          sentences, each with a link to its paragraph, and tells you when it finds nothing.
        </p>
      </PageHeader>
      <Terminal chat={chat} asked={askedName(settings)} onModel={goToModel} />
      <ModelSection ref={model} settings={settings} onChange={change} />
      <OriginHelp />
    </main>
  );
}
