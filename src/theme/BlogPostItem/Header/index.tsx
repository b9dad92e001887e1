// Wrap of @docusaurus/theme-classic 3.10: a post's cover stands above its title.
import PostCover from '@site/src/features/post-cover';
import Header from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';

export default function HeaderWrapper(): ReactNode {
  return (
    <>
      <PostCover />
      <Header />
    </>
  );
}
