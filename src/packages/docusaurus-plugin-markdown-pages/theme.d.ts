declare module '@theme/CopyMarkdown' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly className?: string;
  }

  export default function CopyMarkdown(props: Props): ReactNode;
}
