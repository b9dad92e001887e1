import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import FollowLinks from '../../components/FollowLinks';
import PageHeader from '../../components/PageHeader';
import {useOwner} from '../../hooks/useOwner';
import SignupFrame from '../../components/SignupFrame';

export default function Newsletter(): ReactNode {
  const {newsletter} = useOwner();
  return (
    <main className="container margin-vert--lg">
      {newsletter ? (
        <>
          <PageHeader kicker="By e-mail" title="Newsletter">
            <p>
              New posts in your inbox. The form below is run by the newsletter’s provider. There are
              also <SiteLink to="/subscribe">other ways to follow</SiteLink>.
            </p>
          </PageHeader>
          <SignupFrame address={newsletter} />
        </>
      ) : (
        <>
          <PageHeader kicker="By feed" title="Newsletter">
            <p>
              No mailing list yet. The feeds below contain every post in full on the day it appears.
              No e-mail address is needed.
            </p>
          </PageHeader>
          <FollowLinks />
        </>
      )}
    </main>
  );
}
