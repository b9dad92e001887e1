import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * React begins with a hint for each picture that is not lazy; on these pages that is the logo of
 * either color mode, whose element is read a kilobyte later.
 */
const HINTS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** React escapes quotes in texts, so this is in tags alone. */
const EMPTY_CLASSES = / class=""/g;

/**
 * The HTML of a page, in the place of Docusaurus 3.10's function of the same name, which lets React
 * put off what is large.
 * @throws whatever a component throws
 */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe} = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        text(pipe(new PassThrough())).then(
          (html) => resolve(html.replace(HINTS, '').replace(EMPTY_CLASSES, '')),
          reject,
        );
      },
    });
  });
}
