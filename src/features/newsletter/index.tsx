import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import FollowLinks from '../../components/FollowLinks';
import PageHeader from '../../components/PageHeader';
import {useOwner} from '../../hooks/useOwner';
import SignupFrame from '../../components/SignupFrame';

export default function Newsletter(): ReactNode {
  const {newsletter} = useOwner();
  return (
    // A form in a frame would be lost if the page were drawn anew.
    <main className="container margin-vert--xl">
      {newsletter ? (
        <>
          <PageHeader kicker="By e-mail" title="Newsletter">
            <p>
              New posts in your inbox. The form below belongs to the newsletter’s provider; other
              ways to follow stand on <Link to="/subscribe">the subscribe page</Link>.
            </p>
          </PageHeader>
          <SignupFrame address={newsletter} />
        </>
      ) : (
        <>
          <PageHeader kicker="By feed" title="Newsletter">
            <p>
              There is no mailing list here yet, and no form that pretends there is. The feeds below
              carry every post in full on the day it appears, and ask for no address of yours.
            </p>
          </PageHeader>
          <FollowLinks />
        </>
      )}
    </main>
  );
}
