import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {countOf} from '../../lib/numbers';
import {useOwner, useOwnerPlaces} from '../../hooks/useOwner';
import {usePostSummary} from '../../hooks/usePostSummary';
import {siteAddress} from '../../lib/paths';

/** How many posts the archive holds, and over which years; nothing while it is empty. */
export function ArchiveSpan(): ReactNode {
  const {total, years} = usePostSummary();
  const [newest] = years;
  const oldest = years.at(-1);
  return (
    newest &&
    oldest && (
      <p>
        The archive holds {countOf(total, 'post')}, dated from {oldest.year} to {newest.year}.
      </p>
    )
  );
}

/** Where a reader sends a correction, by what the owner has set. */
export function Corrections(): ReactNode {
  const {repository, email} = useOwner();
  if (!repository && !email) {
    return (
      <p>
        There is no address for corrections yet. This copy of the site names neither a repository
        nor an e-mail address.
      </p>
    );
  }
  return (
    <p>
      Please say which page it is and what is wrong
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
      . A source or a line of arithmetic helps most.
    </p>
  );
}

/** Where to begin with a copy, while the site is the example and has that page. */
export function MakeItYours(): ReactNode {
  return (
    useOwner().example && (
      <p>
        <SiteLink to="/make-it-yours">Make it yours</SiteLink> leads from a copy to a site of your
        own in ten minutes.
      </p>
    )
  );
}

/**
 * The four places of the footer: links where their address is set, and else that it is not. They
 * are the owner's card (`h-card`); `rel="me"` lets each place confirm that the site is the owner's.
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
