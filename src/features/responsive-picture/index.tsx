import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ComponentType, MouseEvent, ReactNode} from 'react';
import {useState} from 'react';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import type {Props as EnlargedProps} from './EnlargedPicture';
import styles from './styles.module.css';

interface Props {
  readonly alt: string;
  /** Pixels of the picture itself, as text. */
  readonly width: string;
  readonly height: string;
  /** Source sets, with paths from the site's base. */
  readonly avif: string;
  readonly webp: string;
  readonly caption?: string;
  readonly loading?: 'lazy' | 'eager';
}

/** How wide a picture is drawn: the column of a post, or the window where it is narrower. */
const SIZES = '(min-width: 997px) 680px, calc(100vw - 32px)';

/**
 * A picture of a post, as small a file as its place allows. A press shows it as large as the window
 * allows; without JavaScript the same press opens the file.
 */
export default function ResponsivePicture(props: Props): ReactNode {
  const {alt, width, height, caption, loading = 'lazy'} = props;
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedProps>>();
  const {withBaseUrl} = useBaseUrlUtils();
  const withBase = (sources: string) =>
    sources.replace(/\/\S+/g, (path) => withBaseUrl(path, {forcePrependBaseUrl: true}));
  const [avif, webp] = [withBase(props.avif), withBase(props.webp)];
  const largest = webp.split(', ').at(-1)?.split(' ')[0] ?? '';

  function picture(sizes: string, when: 'lazy' | 'eager'): ReactNode {
    return (
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          src={largest}
          srcSet={webp}
          sizes={sizes}
          alt={alt}
          width={Number(width)}
          height={Number(height)}
          loading={when}
          decoding="async"
        />
      </picture>
    );
  }

  function enlarge(event: MouseEvent): void {
    if (isPlainClick(event)) {
      event.preventDefault();
      import('./EnlargedPicture').then(
        ({default: EnlargedPicture}) => setEnlarged(() => EnlargedPicture),
        // What cannot be shown here is opened as the link would have done.
        () => window.location.assign(largest),
      );
    }
  }

  return (
    <span className={styles.figure}>
      <a
        className={styles.link}
        href={largest}
        aria-label={`Enlarge the picture: ${alt}`}
        onClick={enlarge}>
        {picture(SIZES, loading)}
      </a>
      {caption ? <span className={styles.caption}>{caption}</span> : null}
      {Enlarged && (
        <Enlarged alt={alt} onClose={() => setEnlarged(undefined)}>
          {picture('100vw', 'eager')}
        </Enlarged>
      )}
    </span>
  );
}
