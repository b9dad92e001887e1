import MDXImg from '@theme/MDXComponents/Img';
import type {ComponentProps, ComponentType, MouseEvent, ReactNode} from 'react';
import {useState} from 'react';
import clsx from 'clsx';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import type {Props as EnlargedProps} from './EnlargedPicture';
import styles from './styles.module.css';

/** A local picture of a post, as `src/plugins/post-pictures/loadPicture.ts` built it. */
interface BuiltPicture {
  readonly src: string;
  /** Source sets; missing where the file itself is shown. */
  readonly avif?: string;
  readonly webp?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

interface PictureProps {
  readonly picture: BuiltPicture;
  readonly alt?: string;
  readonly title?: string;
  /** Pixels as Docusaurus read them, as text. */
  readonly width?: string;
  readonly height?: string;
  /** End of the address, from `#` on. */
  readonly hash?: string;
  /** True if the picture is all that its paragraph contains. */
  readonly isAlone?: boolean;
  /** True if the picture is the first of the post, above all headings. */
  readonly isLead?: boolean;
  /** True inside a link or another element that has a press of its own. */
  readonly isLinked?: boolean;
}

/** How wide a picture is drawn: the column of a post, or the window where it is narrower. */
const SIZES = '(min-width: 997px) 680px, calc(100vw - 32px)';

function ResponsivePicture({picture, alt = '', title, hash = '', ...props}: PictureProps) {
  const {isAlone = false, isLead = false, isLinked = false} = props;
  const {avif, webp, width = props.width, height = props.height} = picture;
  const src = picture.src + hash;
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedProps>>();
  const caption = isAlone ? title : undefined;

  function image(sizes: string, loading: 'lazy' | 'eager'): ReactNode {
    const img = (
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt}
        title={caption ? undefined : title}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
      />
    );
    return avif ? (
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        {img}
      </picture>
    ) : (
      img
    );
  }

  function enlarge(event: MouseEvent): void {
    if (isPlainClick(event)) {
      event.preventDefault();
      import('./EnlargedPicture').then(
        ({default: EnlargedPicture}) => setEnlarged(() => EnlargedPicture),
        // What cannot be shown here is opened as the link would have done.
        () => window.location.assign(src),
      );
    }
  }

  const shown = image(SIZES, isLead ? 'eager' : 'lazy');
  if (isLinked) {
    return <span className={styles.picture}>{shown}</span>;
  }
  return (
    <span className={clsx(styles.picture, isAlone && styles.figure)}>
      <a
        className={styles.link}
        href={src}
        aria-label={alt ? `Enlarge the picture: ${alt}` : 'Enlarge the picture'}
        onClick={enlarge}>
        {shown}
      </a>
      {caption && <span className={styles.caption}>{caption}</span>}
      {Enlarged && (
        <Enlarged alt={alt} onClose={() => setEnlarged(undefined)}>
          {image(width ? `min(100vw, ${width}px)` : '100vw', 'eager')}
        </Enlarged>
      )}
    </span>
  );
}

/**
 * A picture of Markdown. A local one of a post is as small a file as its place allows, and a press
 * shows it as large as the window allows; without JavaScript the same press opens the file.
 */
export default function Picture(props: PictureProps | ComponentProps<'img'>): ReactNode {
  return 'picture' in props ? <ResponsivePicture {...props} /> : <MDXImg {...props} />;
}
