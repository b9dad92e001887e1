import type {Plugin, TranslationFile} from '@docusaurus/types';

interface Text {
  readonly message: string;
  /** Note for translators. */
  readonly description: string;
}

/** Translated texts by id, in the language of the build. */
export type Messages<Id extends string> = Readonly<Record<Id, string>>;

/**
 * Returns plugin methods that load and translate texts for build-time code, which cannot call
 * `translate()`. `docusaurus write-translations` writes the texts to
 * `i18n/<locale>/<name of the plugin>/texts.json`.
 */
export function translatableTexts<Id extends string>(texts: Readonly<Record<Id, Text>>) {
  const content: TranslationFile['content'] = {...texts};

  function messagesOf(translations: TranslationFile['content']): Messages<Id> {
    return Object.fromEntries(
      Object.entries<Text>(texts).map(([id, {message}]) => [
        id,
        translations[id]?.message ?? message,
      ]),
    ) as Messages<Id>;
  }

  return {
    loadContent: () => messagesOf({}),
    getTranslationFiles: () => [{path: 'texts', content}],
    translateContent: ({translationFiles}) => messagesOf(translationFiles[0]?.content ?? {}),
  } satisfies Partial<Plugin>;
}
