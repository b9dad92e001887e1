import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The newsletter provider's signup page in a sandboxed frame. The frame stays empty if the provider does
 * not allow framing. Pages cannot detect this, so there is always a link below the frame.
 */
export default function SignupFrame({address}: {readonly address: string}): ReactNode {
  return (
    <>
      <iframe
        className={`site-box ${styles.frame}`}
        src={address}
        title={translate({
          id: 'site.signup.title',
          message: 'Newsletter signup',
          description: 'Accessible name of the frame with the signup page of the newsletter',
        })}
        loading="lazy"
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className="site-note margin--none">
        <a href={address} target="_blank" rel="noopener noreferrer">
          <Translate
            id="site.signup.newTab"
            description="Link to the newsletter’s signup page, below the frame with the same page">
            Open the signup page in a new tab
          </Translate>
        </a>
      </p>
    </>
  );
}
