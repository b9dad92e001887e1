// Wrap of @docusaurus/theme-classic 3.10: the buttons need scripts, so they and their styles come with them.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock/Buttons';
import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';

const Buttons = lazy(() =>
  import('@theme-original/CodeBlock/Buttons').catch(() => ({
    // Code without buttons is better than no page.
    default: () => null,
  })),
);

export default function LateButtons(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    isBrowser && (
      <Suspense fallback={null}>
        <Buttons {...props} />
      </Suspense>
    )
  );
}
