import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import {sourceName, useModelSettings} from './settings/modelSettings.js';
import ModelSection from './settings/ModelSection.js';
import type {ChatSettings} from './settings.js';
import {ChatSettingsContext} from './settings.js';
import {useChat} from './useChat.js';
import {conversationKey} from './useConversation.js';
import Terminal from './view/Terminal.js';

/** The conversation and the choice of a model. */
function Conversation({settings}: {readonly settings: ChatSettings}): ReactNode {
  const model = useRef<HTMLElement>(null);
  const [modelSettings, change] = useModelSettings();
  const chat = useChat(settings, modelSettings);
  function goToModel(): void {
    model.current?.scrollIntoView();
    const chosen = model.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
    chosen?.focus({preventScroll: true});
  }
  return (
    <>
      <Terminal chat={chat} source={sourceName(modelSettings)} onModel={goToModel} />
      <ModelSection sectionRef={model} settings={modelSettings} onChange={change} />
    </>
  );
}

/** Answers questions with passages of the site's pages, each with a link to its source. */
export function Chat({settings}: {readonly settings: ChatSettings}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <ChatSettingsContext.Provider value={settings}>
      <Head>
        {/* For docusaurus-plugin-late-client: an earlier conversation is restored at once. */}
        <meta name="late-client-storage" content={conversationKey(baseUrl)} />
      </Head>
      <Conversation settings={settings} />
    </ChatSettingsContext.Provider>
  );
}
