import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import FollowLinks from '../../components/FollowLinks';
import PageHeader from '../../components/PageHeader';
import {useOwner} from '../../hooks/useOwner';
import SignupFrame from '../../components/SignupFrame';

export default function Newsletter(): ReactNode {
  const {newsletter} = useOwner();
  return (
    // A form in a frame would be lost if the page were drawn anew.
    <main className="container margin-vert--lg">
      {newsletter ? (
        <>
          <PageHeader kicker="By e-mail" title="Newsletter">
            <p>
              New posts in your inbox. The form below is run by the newsletter’s provider. There are{' '}
              <SiteLink to="/subscribe">other ways to follow</SiteLink>, too.
            </p>
          </PageHeader>
          <SignupFrame address={newsletter} />
        </>
      ) : (
        <>
          <PageHeader kicker="By feed" title="Newsletter">
            <p>
              There is no mailing list yet. The feeds below carry every post in full on the day it
              appears, and you need not leave an address.
            </p>
          </PageHeader>
          <FollowLinks />
        </>
      )}
    </main>
  );
}
