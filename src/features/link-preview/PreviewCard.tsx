import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useEffect, useLayoutEffect, useState} from 'react';
import {formatDate} from '../../components/formats';
import type {LinkPreview} from '../../lib/linkPreviews';
import {PREVIEW_SHARDS, shardOf} from '../../lib/linkPreviews';
import styles from './styles.module.css';

type Shard = Readonly<Record<string, LinkPreview>>;

const shards = new Map<string, Promise<Shard>>();

async function fetchShard(address: string): Promise<Shard> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} is unavailable`);
  }
  return (await response.json()) as Shard;
}

/** Returns the preview of the page at a path, or undefined if it is missing or unavailable. */
async function loadPreview(pathname: string, baseUrl: string): Promise<LinkPreview | undefined> {
  try {
    const permalink = decodeURI(pathname);
    const address = `${baseUrl}previews/${shardOf(permalink, PREVIEW_SHARDS)}.json`;
    const shard = shards.get(address) ?? fetchShard(address);
    shards.set(address, shard);
    shard.catch(() => shards.delete(address));
    return (await shard)[permalink];
  } catch {
    return undefined;
  }
}

interface Found {
  readonly link: HTMLAnchorElement;
  readonly preview: LinkPreview | undefined;
}

/** The preview of what a link leads to, as soon as there is one. */
function usePreview(link: HTMLAnchorElement): LinkPreview | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    void loadPreview(link.pathname, baseUrl).then((preview) => {
      if (isWanted) {
        setFound({link, preview});
      }
    });
    return () => {
      isWanted = false;
    };
  }, [link, baseUrl]);
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
