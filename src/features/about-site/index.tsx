import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {countOf} from '../../lib/numbers';
import {useOwner, useOwnerPlaces} from '../../hooks/useOwner';
import {usePostSummary} from '../../hooks/usePostSummary';
import {siteAddress} from '../../lib/paths';

/** Number of posts in the archive and the years they span; nothing if there are no posts. */
export function ArchiveSpan(): ReactNode {
  const {total, years} = usePostSummary();
  const [newest] = years;
  const oldest = years.at(-1);
  return (
    newest &&
    oldest && (
      <p>
        The archive has {countOf(total, 'post')}, dated from {oldest.year} to {newest.year}.
      </p>
    )
  );
}

/** Where to send a correction: the repository and the e-mail address that the owner has set. */
export function Corrections(): ReactNode {
  const {repository, email} = useOwner();
  if (!repository && !email) {
    return (
      <p>
        There is no address for corrections yet. This copy of the site has neither a repository nor
        an e-mail address.
      </p>
    );
  }
  return (
    <p>
      Please report the page and what is wrong with it
      {repository && (
        <>
          {' '}
          in <Link href={`${repository.replace(/\/+$|\.git$/, '')}/issues`}>an issue</Link>
        </>
      )}
      {email && (
        <>
          {repository ? ', or ' : ' '}
          by <Link href={`mailto:${email}`}>e-mail</Link>
        </>
      )}
      . A source or a short calculation helps most.
    </p>
  );
}

/** Link to the guide for your own copy, which only the example site has. */
export function MakeItYours(): ReactNode {
  return (
    useOwner().example && (
      <p>
        <SiteLink to="/make-it-yours">Make it yours</SiteLink> shows how to turn a copy into your
        own site in ten minutes.
      </p>
    )
  );
}

/**
 * The owner's four accounts, as in the footer: links, or a note that the address is not set. They
 * form the owner's `h-card`. `rel="me"` lets each account confirm that the site is the owner's.
 */
export function Elsewhere(): ReactNode {
  const owner = useOwner();
  const {name, email} = owner;
  return (
    <div className="h-card">
      <data className="p-name" value={name} />
      <data className="u-url u-uid" value={siteAddress(owner, '/')} />
      {email && <data className="u-email" value={`mailto:${email}`} />}
      <ul>
        {useOwnerPlaces().map(({label, href}) => (
          <li key={label}>
            {href ? (
              <>
                <data className="u-url" value={href} />
                <Link href={href} rel="me noopener noreferrer">
                  {label}
                </Link>
              </>
            ) : (
              `${label}: not set yet`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
