import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import FollowLinks from '../../components/FollowLinks';
import PageHeader from '../../components/PageHeader';
import {useOwner, useOwnerPlaces} from '../../hooks/useOwner';

export default function Subscribe(): ReactNode {
  const {newsletter} = useOwner();
  const places = useOwnerPlaces().filter(({href}) => href);
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="Ways to follow" title="Subscribe">
        <p>
          The feeds contain every new post in full. Paste an address into a feed reader; no account
          is needed.
        </p>
      </PageHeader>
      <section aria-label="Feeds">
        <Heading as="h2" id="feeds">
          Feeds
        </Heading>
        <FollowLinks />
      </section>
      {newsletter && (
        <section aria-label="E-mail">
          <Heading as="h2" id="by-mail">
            E-mail
          </Heading>
          <p>
            The same posts as a newsletter: <SiteLink to="/newsletter">sign up here</SiteLink>.
          </p>
        </section>
      )}
      {places.length > 0 && (
        <section aria-label="Elsewhere">
          <Heading as="h2" id="elsewhere">
            Elsewhere
          </Heading>
          <ul>
            {places.map(({href, label}) => (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
