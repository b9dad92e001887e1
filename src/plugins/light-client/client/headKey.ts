import type {ReactNode} from 'react';

/** What a piece of head says, as a text that differs when it does. */
export function headKey(children: ReactNode): string {
  // React's own bookkeeping of development builds refers to itself.
  return JSON.stringify(children, (key, value: unknown) =>
    key === '_owner' || key === '_store' ? undefined : value,
  );
}
