import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/feeds';
import {hasAddress} from '../../lib/owner';
import CopyAddress from './CopyAddress';
import styles from './styles.module.css';

/**
 * Every feed with its address, ready to copy, and the owner's e-mail where there is one. While the
 * site does not know its own address, feeds are written without a host and copied with the page's.
 */
export default function FollowLinks(): ReactNode {
  const owner = useOwner();
  const root = useBaseUrl('/');
  const host = hasAddress(owner) ? owner.url : '';
  const {email} = owner;
  return (
    <ul className={styles.list}>
      {FEEDS.map(({name, path, note}) => (
        <li key={path} className={styles.entry}>
          <p className={styles.name}>
            <a href={`${root}${path}`}>{name}</a> <span className={styles.note}>{note}</span>
          </p>
          <CopyAddress name={name} address={`${host}${root}${path}`} />
        </li>
      ))}
      {email && (
        <li className={styles.entry}>
          <p className={styles.name}>
            <a href={`mailto:${email}`}>E-mail</a>{' '}
            <span className={styles.note}>for questions and corrections</span>
          </p>
          <CopyAddress name="E-mail" address={email} />
        </li>
      )}
    </ul>
  );
}
