import type {ReactNode} from 'react';

/** DocSearch's error screen, word for word. Its own is gone in the moment it is drawn. */
export default function ErrorScreen(): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <svg width="40" height="40" viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path
            d="M3 8.5a10 10 0 0 1 14 0M6 11.5a6 6 0 0 1 8 0M10 15.5h.01M3 3l14 14"
            stroke="currentColor"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}
