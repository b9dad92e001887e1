// Wraps @docusaurus/theme-classic 3.10: leaves out the last update of posts, which this site shows below the title.
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditMetaRow from '@theme-original/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';
import type {ReactNode} from 'react';

export default function EditMetaRowWrapper({lastUpdatedAt, ...props}: Props): ReactNode {
  const isPost = props.className.includes(ThemeClassNames.blog.blogFooterEditMetaRow);
  const isEmpty = !props.editUrl && !props.lastUpdatedBy;
  return isPost && isEmpty ? null : (
    <EditMetaRow {...props} lastUpdatedAt={isPost ? undefined : lastUpdatedAt} />
  );
}
