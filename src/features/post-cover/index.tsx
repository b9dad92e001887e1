import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {COVER_HEIGHT, COVER_WIDTH} from '../../lib/coverShapes';
import styles from './styles.module.css';

function Picture({src}: {readonly src: string}): ReactNode {
  return <img className={styles.picture} src={useBaseUrl(src)} alt="" />;
}

/** The shapes are in a file of their own; the colors are those of this page. */
function Drawing({file}: {readonly file: string}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      aria-hidden="true"
      focusable="false">
      <use href={`${useBaseUrl(file)}#art`} />
    </svg>
  );
}

/** A post's cover above its title: the hand-made picture where there is one, or the drawn one. */
export default function PostCover(): ReactNode {
  const {assets, frontMatter, isBlogPostPage} = useBlogPost();
  const {cover} = frontMatter as {readonly cover?: string};
  const image = assets.image ?? frontMatter.image;
  if (!isBlogPostPage || !image) {
    return null;
  }
  return (
    <div className={styles.cover}>{cover ? <Drawing file={cover} /> : <Picture src={image} />}</div>
  );
}
