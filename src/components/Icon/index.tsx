import type {ComponentProps, ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';

/** Ids of the symbols in `static/img/icons.svg`. */
type IconName = 'shortPosts' | 'professionalNetwork' | 'codeHost' | 'meeting';

interface Props extends ComponentProps<'svg'> {
  readonly name: IconName;
}

/**
 * An icon in the color of the surrounding text. Its shape is in a separate file, because inline icons
 * in navbar and footer would add 1.5 kB to every page.
 */
export default function Icon({name, ...rest}: Props): ReactNode {
  return (
    <svg {...rest}>
      <use href={`${useSiteAddress('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
