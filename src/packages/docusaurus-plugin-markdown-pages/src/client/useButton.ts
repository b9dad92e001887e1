import {usePluginData} from '@docusaurus/useGlobalData';
import type {ButtonOptions} from '../options.js';
import type {PageKind} from './MarkdownPage.js';
import {useMarkdownPage} from './MarkdownPage.js';

/** Returns the option `button` of the plugin; undefined if it is off. */
export function useButtonOptions(): ButtonOptions | undefined {
  const data = usePluginData('docusaurus-plugin-markdown-pages') as
    {readonly button: ButtonOptions | false} | undefined;
  return data?.button || undefined;
}

/** True if the current page is of this kind and shows the button that copies it as Markdown. */
export function useShowsButton(kind: PageKind): boolean {
  const options = useButtonOptions();
  return useMarkdownPage()?.kind === kind && options !== undefined;
}
