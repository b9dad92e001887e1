import type {ReactNode} from 'react';
import {useEffect, useLayoutEffect, useState} from 'react';
import {formatDate} from '../../components/formats';
import {readPreview} from './readPreview';
import styles from './styles.module.css';

/** Returns the preview of the page at an address; undefined if it has none or is unavailable. */
async function loadPreview(address: string) {
  const response = await fetch(address);
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    // Stops the download of a large file.
    await response.body?.cancel();
    return undefined;
  }
  return readPreview(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/**
 * Card with a preview of a link's target. It appears after the preview has loaded, and CSS places
 * it beside the link. Screen readers skip it, because it would interrupt them, and the target
 * begins with the same words.
 */
export default function PreviewCard({link}: {readonly link: HTMLAnchorElement}): ReactNode {
  const [preview, setPreview] = useState<ReturnType<typeof readPreview>>();
  useEffect(() => {
    void loadPreview(link.origin + link.pathname).then(setPreview, () => undefined);
  }, [link]);
  useLayoutEffect(() => {
    link.style.setProperty('anchor-name', '--previewed-link');
    return () => void link.style.removeProperty('anchor-name');
  }, [link]);
  if (!preview) {
    return null;
  }
  const {title, date, description, opening} = preview;
  return (
    <div className={`no-print ${styles.card}`} data-link-preview="" aria-hidden="true">
      {date && <p className="site-meta">{formatDate(date)}</p>}
      <p className={styles.title}>{title}</p>
      {description && <p>{description}</p>}
      {opening && <p className={styles.opening}>{opening}</p>}
    </div>
  );
}
