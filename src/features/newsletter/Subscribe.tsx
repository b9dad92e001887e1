import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import FollowLinks from '../../components/FollowLinks';
import Page from '../../components/Page';
import {useOwner, useOwnerProfiles} from '../../hooks/useOwner';

export default function Subscribe(): ReactNode {
  const {newsletter} = useOwner();
  const profiles = useOwnerProfiles().filter(({href}) => href);
  return (
    <Page
      title={translate({
        id: 'site.subscribe.title',
        message: 'Subscribe',
        description: 'Title of the page with all ways to follow',
      })}
      description={
        newsletter
          ? translate({
              id: 'site.subscribe.descriptionWithNewsletter',
              message:
                'All ways to follow this site: newsletter, RSS, Atom and JSON feeds, with addresses to copy.',
              description: 'Description of the page',
            })
          : translate({
              id: 'site.subscribe.description',
              message:
                'All ways to follow this site: RSS, Atom and JSON feeds, with addresses to copy.',
              description: 'Description of the page',
            })
      }
      kicker={translate({
        id: 'site.follow.title',
        message: 'Ways to follow',
        description: 'Heading of the ways to follow, and the line above the title of their page',
      })}
      lead={
        <Translate id="site.subscribe.lead" description="Below the title of the page">
          The feeds contain every new post in full. Paste an address into a feed reader; no account
          is needed.
        </Translate>
      }>
      <Heading as="h2" id="feeds">
        <Translate id="site.subscribe.feeds" description="Heading of the feeds">
          Feeds
        </Translate>
      </Heading>
      <FollowLinks />
      {newsletter && (
        <>
          <Heading as="h2" id="by-mail">
            <Translate id="site.subscribe.email" description="Heading of the newsletter">
              E-mail
            </Translate>
          </Heading>
          <p>
            <Translate
              id="site.subscribe.newsletter"
              description="Text about the newsletter"
              values={{
                link: (
                  <SiteLink to="/newsletter">
                    <Translate
                      id="site.subscribe.signUp"
                      description="Link in the text about the newsletter">
                      sign up here
                    </Translate>
                  </SiteLink>
                ),
              }}>
              {'The same posts as a newsletter: {link}.'}
            </Translate>
          </p>
        </>
      )}
      {profiles.length > 0 && (
        <>
          <Heading as="h2" id="elsewhere">
            <Translate id="site.subscribe.elsewhere" description="Heading of the owner’s profiles">
              Elsewhere
            </Translate>
          </Heading>
          <ul>
            {profiles.map(({href, label}) => (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
