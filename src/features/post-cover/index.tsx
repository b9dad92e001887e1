import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import styles from './styles.module.css';

function Picture({src}: {readonly src: string}): ReactNode {
  return <img className={styles.picture} src={useBaseUrl(src)} alt="" />;
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
    <div className={styles.cover}>
      {cover ? <CoverArt file={cover} /> : <Picture src={image} />}
    </div>
  );
}
