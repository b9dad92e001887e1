import type {ComponentProps, ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';

/** The symbols of `static/img/icons.svg`. */
type IconName = 'shortPosts' | 'professionalNetwork' | 'codeHost' | 'meeting';

interface Props extends ComponentProps<'svg'> {
  readonly name: IconName;
}

/**
 * An icon in the colors of the text around it. Its shape is in a file that all pages share: drawn in
 * each of them, the icons of navbar and footer would be a kilobyte and a half of every page.
 */
export default function Icon({name, ...rest}: Props): ReactNode {
  return (
    <svg {...rest}>
      <use href={`${useSiteAddress('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
