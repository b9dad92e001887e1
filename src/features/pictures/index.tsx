import {translate} from '@docusaurus/Translate';
import MDXImg from '@theme/MDXComponents/Img';
import type {ComponentProps, ComponentType, MouseEvent, ReactNode} from 'react';
import {useState} from 'react';
import clsx from 'clsx';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import type {Props as EnlargedProps} from './EnlargedPicture';
import styles from './styles.module.css';

/** Local picture of a post, as built by `plugin/loadPicture.ts`. */
interface BuiltPicture {
  /** Address of the widest WebP file, or of the original file. */
  readonly src: string;
  /** `srcset` of the AVIF files; undefined if the original file is shown. */
  readonly avif?: string;
  /** `srcset` of the WebP files; undefined if the original file is shown. */
  readonly webp?: string;
  /** Width of the file in pixels. */
  readonly width?: number;
  /** Height of the file in pixels. */
  readonly height?: number;
}

interface PictureProps {
  readonly picture: BuiltPicture;
  readonly alt?: string;
  readonly title?: string;
  /** Width in pixels that Docusaurus has read from the file; used if `picture` has none. */
  readonly width?: string;
  /** Height in pixels that Docusaurus has read from the file; used if `picture` has none. */
  readonly height?: string;
  /** Fragment of the address, including `#`. */
  readonly hash?: string;
  /** True if alone in its paragraph; the title is then a caption, unless the picture is linked. */
  readonly isAlone?: boolean;
  /** True if the picture is the first of the post and above all headings; it then loads eagerly. */
  readonly isLead?: boolean;
  /** True inside a link or another clickable element; a click then does not enlarge the picture. */
  readonly isLinked?: boolean;
}

/** `sizes` of a picture in a post: roughly the width of the column, or of a narrower window. */
const SIZES = '(min-width: 997px) 680px, calc(100vw - 32px)';

interface ImageProps extends ComponentProps<'img'> {
  readonly picture: BuiltPicture;
}

function ResponsiveImage({picture: {avif, webp}, sizes, alt, ...props}: ImageProps): ReactNode {
  const image = <img {...props} alt={alt} srcSet={webp} sizes={webp && sizes} decoding="async" />;
  return avif ? (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  );
}

function EnlargeablePicture({picture, alt = '', title, hash = '', ...props}: PictureProps) {
  const {isAlone = false, isLead = false, isLinked = false} = props;
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedProps>>();
  const caption = isAlone && !isLinked ? title : undefined;
  const shared = {
    picture,
    src: picture.src + hash,
    alt,
    title: caption ? undefined : title,
    width: picture.width ?? props.width,
    height: picture.height ?? props.height,
  };
  const inline = <ResponsiveImage {...shared} sizes={SIZES} loading={isLead ? 'eager' : 'lazy'} />;

  function enlarge(event: MouseEvent): void {
    if (isPlainClick(event)) {
      event.preventDefault();
      import('./EnlargedPicture').then(
        ({default: EnlargedPicture}) => setEnlarged(() => EnlargedPicture),
        // If the dialog cannot be loaded, follow the link.
        () => window.location.assign(shared.src),
      );
    }
  }

  if (isLinked) {
    return <span className={styles.picture}>{inline}</span>;
  }
  return (
    <span className={clsx(styles.picture, isAlone && styles.figure)}>
      <a
        className={styles.link}
        href={shared.src}
        aria-label={
          alt
            ? translate(
                {
                  id: 'site.picture.enlargeNamed',
                  message: 'Enlarge the picture: {alt}',
                  description: 'Accessible name of a picture in a post',
                },
                {alt},
              )
            : translate({
                id: 'site.picture.enlarge',
                message: 'Enlarge the picture',
                description: 'Accessible name of a picture without a description',
              })
        }
        onClick={enlarge}>
        {inline}
      </a>
      {caption && <span className={styles.caption}>{caption}</span>}
      {Enlarged && (
        <Enlarged alt={alt} onClose={() => setEnlarged(undefined)}>
          <ResponsiveImage
            {...shared}
            sizes={shared.width ? `min(100vw, ${shared.width}px)` : '100vw'}
            loading="eager"
          />
        </Enlarged>
      )}
    </span>
  );
}

/**
 * A picture in Markdown. For local pictures of posts, the browser chooses a file of the right size,
 * and a click enlarges the picture. Without JavaScript, the click opens the file.
 */
export default function Picture(props: PictureProps | ComponentProps<'img'>): ReactNode {
  return 'picture' in props ? <EnlargeablePicture {...props} /> : <MDXImg {...props} />;
}
