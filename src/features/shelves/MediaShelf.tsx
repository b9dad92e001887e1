import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';
import type {ArticleEntry, MediaEntry} from '../../data/types';
import Button from '../../components/Button';
import {videoHosts} from '../../lib/videoHosts';
import DrawnArt from './DrawnArt';
import Entries from './Entries';
import styles from './entries.module.css';

const PLAYERS = {
  youtube: {name: 'YouTube', path: 'embed', options: 'autoplay=1'},
  vimeo: {name: 'Vimeo', path: 'video', options: 'autoplay=1&dnt=1'},
} as const;

/** Moves the focus to the player, which replaces the button that was clicked. */
function focusPlayer(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

interface VideoProps {
  readonly title: string;
  readonly video: NonNullable<MediaEntry['video']>;
}

/** Play button, replaced by the video player on click. Only then is the video's host contacted. */
function VideoEmbed({title, video}: VideoProps): ReactNode {
  const [playing, setPlaying] = useState(false);
  const {name, path, options} = PLAYERS[video.provider];
  if (playing) {
    return (
      <iframe
        ref={focusPlayer}
        className={`no-print ${styles.frame}`}
        src={`${videoHosts[video.provider]}/${path}/${video.id}?${options}`}
        title={`${title} (${name})`}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <Button
      small
      className={`needs-scripts no-print ${styles.play}`}
      aria-label={translate(
        {
          id: 'site.video.label',
          message: 'Play {title} (loads from {host})',
          description: 'Accessible name of the button that loads a video',
        },
        {title, host: name},
      )}
      onClick={() => setPlaying(true)}>
      <span className="site-play-mark" aria-hidden="true" />
      <span>
        {translate(
          {
            id: 'site.video.play',
            message: 'Play here (loads from {host})',
            description: 'Button that loads a video',
          },
          {host: name},
        )}
      </span>
    </Button>
  );
}

interface Props {
  readonly entries: readonly (MediaEntry | ArticleEntry)[];
  /** `public` shows the real entries, `examples` the made-up ones. @default 'public' */
  readonly show?: 'public' | 'examples';
}

export default function MediaShelf(props: Props): ReactNode {
  return (
    <Entries
      {...props}
      render={({id, title, url, example, date, people, place, note, ...rest}) => ({
        when: (
          <div className={`site-meta ${styles.when}`} data-search-skip="">
            <time dateTime={date}>{date}</time>
            <DrawnArt id={id} kind="poster" />
          </div>
        ),
        title: example ? (
          title
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ),
        credit: [people.join(', '), place].filter(Boolean).join(' · '),
        text: (
          <>
            <p className={`site-note ${styles.note}`}>{note}</p>
            {'video' in rest && rest.video && <VideoEmbed title={title} video={rest.video} />}
          </>
        ),
      })}
    />
  );
}
