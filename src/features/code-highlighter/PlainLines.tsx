import type {ReactNode} from 'react';

/** Lines as high as highlighted ones, in one color. */
export function PlainLines({code}: {readonly code: string}): ReactNode {
  return code.split('\n').map((line, place) => (
    <div key={place} className="token-line">
      {line}
      <br />
    </div>
  ));
}
