import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import FollowLinks from '../../components/FollowLinks';
import Page from '../../components/Page';
import {useOwner} from '../../hooks/useOwner';
import SignupFrame from '../../components/SignupFrame';

export default function Newsletter(): ReactNode {
  const {newsletter} = useOwner();
  return (
    <Page
      title={translate({
        id: 'site.newsletter.title',
        message: 'Newsletter',
        description: 'Title of the newsletter’s page',
      })}
      description={
        newsletter
          ? translate({
              id: 'site.newsletter.description',
              message: 'Sign up for the newsletter to get new posts by e-mail.',
              description: 'Description of the page',
            })
          : translate({
              id: 'site.newsletter.descriptionWithoutNewsletter',
              message:
                'New posts are not sent by e-mail yet. The feeds (RSS, Atom and JSON) contain every new post in full.',
              description: 'Description of the page',
            })
      }
      lead={
        newsletter ? (
          <Translate
            id="site.newsletter.lead"
            description="Below the title of the newsletter’s page"
            values={{
              link: (
                <SiteLink to="/subscribe">
                  <Translate
                    id="site.newsletter.others"
                    description="Link in the text below the title of the newsletter’s page">
                    other ways to follow
                  </Translate>
                </SiteLink>
              ),
            }}>
            {
              'New posts in your inbox. The form below is run by the newsletter’s provider. There are also {link}.'
            }
          </Translate>
        ) : (
          <Translate
            id="site.newsletter.none"
            description="On the newsletter’s page if there is no newsletter">
            No mailing list yet. The feeds below contain every post in full on the day it appears.
            No e-mail address is needed.
          </Translate>
        )
      }>
      {newsletter ? <SignupFrame address={newsletter} /> : <FollowLinks />}
    </Page>
  );
}
