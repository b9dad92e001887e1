import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import siteStorage from '@generated/site-storage';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import {sourceName, useModelSettings} from './settings/modelSettings.js';
import ModelSection from './settings/ModelSection.js';
import type {ChatSettings} from './chatSettings.js';
import {ChatSettingsContext} from './chatSettings.js';
import {useChat} from './useChat.js';
import {conversationKey} from './useConversation.js';
import Terminal from './view/Terminal.js';

/** Answers questions with passages of the site's pages, each with a link to its source. */
export function Chat({settings}: {readonly settings: ChatSettings}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const modelSection = useRef<HTMLElement>(null);
  const [modelSettings, change] = useModelSettings();
  const chat = useChat(settings, modelSettings);
  function goToModelSettings(): void {
    modelSection.current?.scrollIntoView();
    const chosen = modelSection.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
    chosen?.focus({preventScroll: true});
  }
  return (
    <ChatSettingsContext.Provider value={settings}>
      <Head>
        {/* Makes docusaurus-plugin-late-client load scripts at once if a conversation is stored. */}
        <meta
          name="late-client-storage"
          content={`${conversationKey(baseUrl)}${siteStorage.namespace}`}
        />
      </Head>
      <Terminal
        chat={chat}
        source={sourceName(modelSettings)}
        onModelSettings={goToModelSettings}
      />
      <ModelSection sectionRef={modelSection} settings={modelSettings} onChange={change} />
    </ChatSettingsContext.Provider>
  );
}
