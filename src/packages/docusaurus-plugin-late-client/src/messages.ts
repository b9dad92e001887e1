import type {LoadContext} from '@docusaurus/types';

/** Translations of the loader's message, because the loader cannot use React to translate it. */
// cspell:disable
const MESSAGES: Readonly<Record<string, readonly [message: string, retry: string]>> = {
  de: [
    'Ein Teil dieser Seite konnte nicht geladen werden: Links funktionieren, Suche, Menüs und andere Bedienelemente nicht.',
    'Erneut versuchen',
  ],
  en: [
    'Part of this page could not be loaded: links work, but search, menus and other controls do not.',
    'Retry',
  ],
  es: [
    'No se pudo cargar una parte de esta página: los enlaces funcionan, pero la búsqueda, los menús y otros controles no.',
    'Reintentar',
  ],
  fr: [
    'Une partie de cette page n’a pas pu être chargée : les liens fonctionnent, mais pas la recherche, les menus ni les autres commandes.',
    'Réessayer',
  ],
  zh: ['此页面的一部分未能加载：链接可用，但搜索、菜单和其他控件不可用。', '重试'],
};
// cspell:enable

/** Ids of the texts in a site's own `i18n/<locale>/code.json`. */
const IDS = ['lateClient.message', 'lateClient.retry'] as const;

/** Returns the texts in the site's current language. */
export function loaderMessages({
  codeTranslations,
  i18n,
}: Pick<LoadContext, 'codeTranslations' | 'i18n'>): {message: string; retry: string} {
  const language = i18n.currentLocale.split('-')[0] ?? '';
  const defaults = MESSAGES[language] ?? MESSAGES['en'];
  const [message = '', retry = ''] = IDS.map(
    (id, index) => codeTranslations[id] ?? defaults?.[index],
  );
  return {message, retry};
}
