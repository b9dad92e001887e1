import type {AuthorItemProp} from '@docusaurus/plugin-content-blog';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import type {ReactNode} from 'react';

/** Picture, title and profiles of an author, as in the theme's posts; nothing if there are none. */
export default function AuthorProfile({author}: {readonly author: AuthorItemProp}): ReactNode {
  const {imageURL, title, socials = {}} = author;
  const hasProfiles = Object.keys(socials).length > 0;
  return (
    (imageURL || title || hasProfiles) && (
      <div className="avatar margin-top--sm margin-bottom--sm">
        {imageURL && <img className="avatar__photo u-photo" src={imageURL} alt="" loading="lazy" />}
        <div className="avatar__intro">
          {title && <span className="p-job-title site-meta">{title}</span>}
          {hasProfiles && <AuthorSocials author={author} />}
        </div>
      </div>
    )
  );
}
