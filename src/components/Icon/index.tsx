import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps, ReactNode} from 'react';

/** The icons of every page: the symbols of `static/img/icons.svg`. */
export const ICON_NAMES = [
  'system',
  'language',
  'search',
  'shortPosts',
  'professionalNetwork',
  'codeHost',
  'meeting',
] as const;

type IconName = (typeof ICON_NAMES)[number];

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
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
