import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useRef, useState} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/paths';
import {hasOwnUrl} from '../../lib/owner';
import Button from '../Button';
import styles from './styles.module.css';

const MESSAGES = {
  idle: '',
  copied: translate({
    id: 'site.follow.copied',
    message: 'Copied',
    description: 'Shown when an address has been copied',
  }),
  selected: translate({
    id: 'site.follow.selected',
    message: 'Selected: press Ctrl or Cmd + C',
    description: 'Shown when an address could only be selected',
  }),
};

const NOTES: Record<(typeof FEEDS)[number]['name'], string> = {
  RSS: translate({
    id: 'site.follow.rss',
    message: 'works in most feed readers',
    description: 'Note beside the RSS feed',
  }),
  Atom: translate({
    id: 'site.follow.atom',
    message: 'the same posts in Atom format',
    description: 'Note beside the Atom feed',
  }),
  'JSON Feed': translate({
    id: 'site.follow.json',
    message: 'the same posts as JSON',
    description: 'Note beside the JSON feed',
  }),
};

/** Adds the host of the open page to a path; returns other addresses unchanged. */
function withHost(address: string): string {
  return address.startsWith('/') ? new URL(address, window.location.href).href : address;
}

/** An address with a button that copies it, or selects it if copying fails. */
export function CopyAddress({name, address}: Readonly<Record<'name' | 'address', string>>) {
  const addressRef = useRef<HTMLElement>(null);
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(withHost(address));
      setState('copied');
    } catch {
      // Without permission or a secure context, the reader can copy the selected address by keyboard.
      window.getSelection()?.selectAllChildren(addressRef.current as HTMLElement);
      setState('selected');
    }
  }
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.copy}>
      <code ref={addressRef}>{isBrowser ? withHost(address) : address}</code>
      <Button
        small
        className="needs-scripts"
        onClick={() => void copy()}
        aria-label={translate(
          {
            id: 'site.follow.copyAddress',
            message: 'Copy {name} address',
            description: 'Accessible name of the button that copies an address',
          },
          {name},
        )}>
        <Translate id="site.follow.copy" description="Button that copies an address">
          Copy
        </Translate>
      </Button>
      <span role="status" className="site-meta">
        {MESSAGES[state]}
      </span>
    </div>
  );
}

/**
 * The addresses of all feeds and the owner's e-mail address, with buttons to copy them. If the owner
 * file has no site address yet, the server renders the addresses without a host, and the browser adds
 * the host of the page.
 */
export default function FollowLinks(): ReactNode {
  const owner = useOwner();
  const root = useBaseUrl('/');
  const host = hasOwnUrl(owner) ? owner.url : '';
  const {email} = owner;
  const entries = FEEDS.map(({name, path}) => ({
    name: name as string,
    note: NOTES[name],
    href: root + path,
    address: host + root + path,
  }));
  if (email) {
    entries.push({
      name: translate({
        id: 'site.follow.email',
        message: 'E-mail',
        description: 'Name of the e-mail address in the list of ways to follow',
      }),
      note: translate({
        id: 'site.follow.emailNote',
        message: 'for questions and corrections',
        description: 'Note beside the e-mail address',
      }),
      href: `mailto:${email}`,
      address: email,
    });
  }
  return (
    // No link previews: they would download the whole feed.
    <ul className="site-rows margin-bottom--lg" data-no-preview="">
      {entries.map(({name, note, href, address}) => (
        <li key={href}>
          <p className={styles.name}>
            <a href={href}>{name}</a> <span className="site-note">{note}</span>
          </p>
          <CopyAddress name={name} address={address} />
        </li>
      ))}
    </ul>
  );
}
