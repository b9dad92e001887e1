import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {FEEDS} from '../../lib/feeds';
import CopyAddress from './CopyAddress';
import styles from './styles.module.css';

/** Every feed with its full address, ready to copy, and the owner's e-mail where there is one. */
export default function FollowLinks(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const root = useBaseUrl('/');
  const {email} = useOwner();
  return (
    <ul className={styles.list}>
      {FEEDS.map(({name, path, note}) => (
        <li key={path} className={styles.entry}>
          <p className={styles.name}>
            <a href={`${root}${path}`}>{name}</a> <span className={styles.note}>{note}</span>
          </p>
          <CopyAddress name={name} address={`${url}${root}${path}`} />
        </li>
      ))}
      {email && (
        <li className={styles.entry}>
          <p className={styles.name}>
            <a href={`mailto:${email}`}>E-mail</a>{' '}
            <span className={styles.note}>a person reads it</span>
          </p>
          <CopyAddress name="E-mail" address={email} />
        </li>
      )}
    </ul>
  );
}
