import type {BodyContent} from '../../lib/content-index/readTree';
import type {TwinText} from '../../lib/markdown-twin/types';
import type {PostFile} from '../../lib/postFile';
import type {KeptBodies} from './keptBodies';
import type {SourceFile} from './readSources';
import type {Reading} from './readText';

/** What earlier runs have read, and what this one leaves for the next and for its own end. */
export interface KeptReading {
  readonly bodies: KeptBodies<BodyContent>;
  /** Texts for the Markdown twins by what stands below the front matter. */
  readonly twins: KeptBodies<TwinText>;
}

/** A source's content, if all that is made of its text is kept. */
export function keptContent(
  {bodies, twins}: KeptReading,
  source: SourceFile,
  {body}: PostFile,
): BodyContent | undefined {
  const twin = twins.get({file: source.file, source: body});
  return twin === undefined ? undefined : bodies.get(source);
}

export function keepReading(
  {bodies, twins}: KeptReading,
  source: SourceFile,
  {body}: PostFile,
  {content, twin}: Reading,
): void {
  bodies.set(source, content);
  twins.set({file: source.file, source: body}, twin);
}
