import type {SiteFacts} from './llmsIndex';
import {writeMarkdown} from './writeMarkdown';

/**
 * `llms-full.txt`: the site's name and summary, and the Markdown of its pages, one after the other.
 *
 * @param twins as `twinMarkdown` writes them
 */
export function llmsFull({title, description}: SiteFacts, twins: readonly string[]): string {
  const head = writeMarkdown([
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
    },
  ]);
  return [head, ...twins].join('\n---\n\n');
}
