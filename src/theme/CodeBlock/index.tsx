// Eject of @docusaurus/theme-classic 3.10: the theme draws every block anew after hydration, since its colors may differ by mode. Ours are the same in both, and what the server has drawn stays.
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';

/** One string where the children are strings, which can be copied and highlighted. */
function joinStrings(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return children;
  }
  return Array.isArray(children) ? children.join('') : children;
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const content = joinStrings(children);
  return typeof content === 'string' ? (
    <StringContent {...props}>{content}</StringContent>
  ) : (
    <ElementContent {...props}>{content}</ElementContent>
  );
}
