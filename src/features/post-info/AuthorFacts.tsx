import type {Author} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {pageAddress} from '../../lib/paths';

/** Name and address of a post's author, for the enclosing `h-card` microformat. */
export default function AuthorFacts({author}: {readonly author: Author}): ReactNode {
  const owner = useOwner();
  const {name, page, url} = author;
  const address = page ? pageAddress(owner, page.permalink) : url;
  return (
    <>
      {name && <data className="p-name" value={name} />}
      {address && <data className="u-url" value={address} />}
    </>
  );
}
