import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {followLinks} from './followLinks';

/** The link that the pointer or the keyboard's focus rests on. Another page starts afresh. */
export function useRestingLink(): HTMLAnchorElement | undefined {
  const {pathname} = useLocation();
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(() => followLinks(setLink), [pathname]);
  return link;
}
