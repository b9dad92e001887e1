import type {ReactNode} from 'react';
import {useEffect, useLayoutEffect, useState} from 'react';
import {formatDate} from '../../components/formats';
import type {LinkPreview} from './readPreview';
import {readPreview} from './readPreview';
import styles from './styles.module.css';

const previews = new Map<string, Promise<LinkPreview | undefined>>();

async function fetchPreview(address: string): Promise<LinkPreview | undefined> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} is unavailable`);
  }
  return readPreview(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Returns the preview of the page at an address, or undefined if it has none or is unavailable. */
async function loadPreview(address: string): Promise<LinkPreview | undefined> {
  const preview = previews.get(address) ?? fetchPreview(address);
  previews.set(address, preview);
  try {
    return await preview;
  } catch {
    previews.delete(address);
    return undefined;
  }
}

interface Found {
  readonly link: HTMLAnchorElement;
  readonly preview: LinkPreview | undefined;
}

/** The preview of what a link leads to, as soon as there is one. */
function usePreview(link: HTMLAnchorElement): LinkPreview | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    void loadPreview(link.origin + link.pathname).then((preview) => {
      if (isWanted) {
        setFound({link, preview});
      }
    });
    return () => {
      isWanted = false;
    };
  }, [link]);
  return found?.link === link ? found.preview : undefined;
}

/**
 * Preview of a link's target, when it has loaded, for sighted readers. Screen readers skip it: lists
 * have the description beside the link already, and a description that appears after a link's name
 * has been read is lost or interrupts. The target begins with the same words. CSS places the card
 * beside the link.
 */
export default function PreviewCard({link}: {readonly link: HTMLAnchorElement}): ReactNode {
  const preview = usePreview(link);
  useLayoutEffect(() => {
    link.style.setProperty('anchor-name', '--previewed-link');
    return () => void link.style.removeProperty('anchor-name');
  }, [link]);
  if (!preview) {
    return null;
  }
  const {title, date, description, opening} = preview;
  return (
    <div key={title} className={`no-print ${styles.card}`} data-link-preview="" aria-hidden="true">
      {date && <p className={styles.date}>{formatDate(date)}</p>}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {opening && <p className={styles.opening}>{opening}</p>}
    </div>
  );
}
