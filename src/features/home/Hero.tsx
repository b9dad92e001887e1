import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ButtonLink from '../../components/ButtonLink';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const {name, tagline, description} = useOwner();
  return (
    <header>
      <p className={styles.prompt}>
        <span aria-hidden="true">$ </span>
        {title}
      </p>
      <Heading as="h1" className={styles.title}>
        {tagline}
      </Heading>
      <p className={styles.lead}>{description}</p>
      <p className={styles.by}>Written by {name}.</p>
      <p className={styles.actions}>
        <ButtonLink to="/blog" kind="primary">
          Read the blog
        </ButtonLink>
        <ButtonLink to="/subscribe">Follow</ButtonLink>
      </p>
    </header>
  );
}
