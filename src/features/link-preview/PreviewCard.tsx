import type {ReactNode} from 'react';
import Card from './Card';
import {usePreview} from './usePreview';

/** The card of a link, once there is something to put on it. */
export default function PreviewCard({link}: {readonly link: HTMLAnchorElement}): ReactNode {
  const preview = usePreview(link);
  return preview && <Card key={preview.title} link={link} preview={preview} />;
}
