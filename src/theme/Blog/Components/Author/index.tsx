// Wraps @docusaurus/theme-classic 3.10: adds microformats about a post's author.
import AuthorFacts from '@site/src/features/post-info/AuthorFacts';
import BlogAuthor from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import type {ReactNode} from 'react';

export default function BlogAuthorWrapper(props: Props): ReactNode {
  return (
    <div className="p-author h-card">
      <AuthorFacts author={props.author} />
      <BlogAuthor {...props} />
    </div>
  );
}
