import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import styles from './styles.module.css';

/** A post's cover above its title: the hand-made picture where there is one, or the drawn one. */
export default function PostCover(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {assets, frontMatter, isBlogPostPage} = useBlogPost();
  const {cover} = frontMatter as {readonly cover?: string};
  const image = assets.image ?? frontMatter.image;
  if (!isBlogPostPage || !image) {
    return null;
  }
  return (
    <div className={styles.cover}>
      {cover ? (
        <CoverArt file={cover} />
      ) : (
        <img className={styles.picture} src={withBaseUrl(image)} alt="" />
      )}
    </div>
  );
}
