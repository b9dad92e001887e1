import {useEffect, useState} from 'react';
import type {LinkPreview} from '../../lib/content-index/types';
import {loadPreview} from './loadPreview';

interface Found {
  readonly link: HTMLAnchorElement;
  readonly preview: LinkPreview | undefined;
}

/** The preview of what a link leads to, as soon as there is one. */
export function usePreview(link: HTMLAnchorElement): LinkPreview | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    void loadPreview(link.pathname).then((preview) => {
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
