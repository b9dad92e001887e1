// Eject of @docusaurus/core 3.10: what stands when the frame of all pages has crashed. The core's
// would draw that frame anew, around the same words.
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function CrashedSite({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>This page crashed.</h1>
      <p>{error.message}</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
