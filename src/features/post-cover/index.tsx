import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import styles from './styles.module.css';

/** A post's drawn cover above its title. */
export default function PostCover(): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  const {cover} = frontMatter as {readonly cover?: string};
  return isBlogPostPage && cover ? (
    <div className={styles.cover}>
      <CoverArt file={cover} />
    </div>
  ) : null;
}
