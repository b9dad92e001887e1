import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import FollowLinks from '../../components/FollowLinks';
import PageHeader from '../../components/PageHeader';
import {useOwner} from '../../hooks/useOwner';
import SignupFrame from '../../components/SignupFrame';

export default function Newsletter(): ReactNode {
  const {newsletter} = useOwner();
  const title = translate({
    id: 'site.newsletter.title',
    message: 'Newsletter',
    description: 'Title of the newsletter’s page',
  });
  return (
    <main className="container margin-vert--lg">
      {newsletter ? (
        <>
          <PageHeader
            kicker={translate({
              id: 'site.newsletter.byEmail',
              message: 'By e-mail',
              description: 'Above the title of the newsletter’s page',
            })}
            title={title}>
            <p>
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
            </p>
          </PageHeader>
          <SignupFrame address={newsletter} />
        </>
      ) : (
        <>
          <PageHeader
            kicker={translate({
              id: 'site.newsletter.byFeed',
              message: 'By feed',
              description: 'Above the title of the newsletter’s page if there is no newsletter',
            })}
            title={title}>
            <p>
              <Translate
                id="site.newsletter.none"
                description="On the newsletter’s page if there is no newsletter">
                No mailing list yet. The feeds below contain every post in full on the day it
                appears. No e-mail address is needed.
              </Translate>
            </p>
          </PageHeader>
          <FollowLinks />
        </>
      )}
    </main>
  );
}
