import type {LoadContext} from '@docusaurus/types';

/** Texts of the files that the build writes. */
const ENGLISH = {
  page: 'Page',
  published: 'Published',
  updated: 'Updated',
  version: 'Version',
  authors: 'By',
  tags: 'Tags',
  announcement: 'Contents for machines',
  note: 'Each page is also available as Markdown: add .md to its address.',
  posts: 'Posts of {year}',
  fullText: 'Everything in one file',
  fullTextNote: 'the Markdown of all pages of this list; if it is too long, some are missing',
  sitemap: 'Sitemap',
  sitemapNote: 'all addresses, with the days of their last changes',
  omitted: 'Further pages',
  omittedNote: '{count} pages are not in this file. The list of all pages is in',
};

export type Labels = Readonly<typeof ENGLISH>;

// cspell:disable
const TRANSLATIONS: Readonly<Record<string, Labels>> = {
  de: {
    page: 'Seite',
    published: 'Veröffentlicht',
    updated: 'Aktualisiert',
    version: 'Version',
    authors: 'Von',
    tags: 'Schlagwörter',
    announcement: 'Inhalt für Maschinen',
    note: 'Jede Seite gibt es auch als Markdown: einfach .md an die Adresse anhängen.',
    posts: 'Beiträge aus {year}',
    fullText: 'Alles in einer Datei',
    fullTextNote: 'das Markdown aller Seiten dieser Liste; ist es zu lang, fehlen einige',
    sitemap: 'Sitemap',
    sitemapNote: 'alle Adressen, mit dem Tag der letzten Änderung',
    omitted: 'Weitere Seiten',
    omittedNote: '{count} Seiten sind nicht in dieser Datei. Die Liste aller Seiten steht in',
  },
  es: {
    page: 'Página',
    published: 'Publicado',
    updated: 'Actualizado',
    version: 'Versión',
    authors: 'Por',
    tags: 'Etiquetas',
    announcement: 'Contenido para máquinas',
    note: 'Cada página también está disponible en Markdown: añade .md a su dirección.',
    posts: 'Entradas de {year}',
    fullText: 'Todo en un archivo',
    fullTextNote:
      'el Markdown de todas las páginas de esta lista; si es demasiado largo, faltan algunas',
    sitemap: 'Mapa del sitio',
    sitemapNote: 'todas las direcciones, con el día de su último cambio',
    omitted: 'Más páginas',
    omittedNote: '{count} páginas no están en este archivo. La lista de todas las páginas está en',
  },
  zh: {
    page: '页面',
    published: '发布日期',
    updated: '更新日期',
    version: '版本',
    authors: '作者',
    tags: '标签',
    announcement: '供机器读取的目录',
    note: '每个页面也提供 Markdown 版本：在其地址后加上 .md 即可。',
    posts: '{year} 年的文章',
    fullText: '全部内容合并为一个文件',
    fullTextNote: '此列表中所有页面的 Markdown；如果过长，会缺少部分页面',
    sitemap: '站点地图',
    sitemapNote: '所有地址及其最后修改日期',
    omitted: '其他页面',
    omittedNote: '有 {count} 个页面不在此文件中。所有页面的列表见',
  },
};
// cspell:enable

/**
 * @returns texts in the site's current language; `markdownPages.<name>` in
 *   `i18n/<locale>/code.json` replaces one
 */
export function labelsOf({
  codeTranslations,
  i18n,
}: Pick<LoadContext, 'codeTranslations' | 'i18n'>): Labels {
  const defaults = TRANSLATIONS[i18n.currentLocale.split('-')[0] ?? ''] ?? ENGLISH;
  const entries = Object.entries(defaults).map(([name, text]) => [
    name,
    codeTranslations[`markdownPages.${name}`] ?? text,
  ]);
  return Object.fromEntries(entries) as Labels;
}
