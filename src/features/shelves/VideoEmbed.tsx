import type {ReactNode} from 'react';
import {useState} from 'react';
import type {MediaEntry} from '../../data/types';
import {videoHosts} from '../../lib/videoHosts';
import styles from './media.module.css';

type Video = NonNullable<MediaEntry['video']>;

const PLAYERS = {
  youtube: {
    name: 'YouTube',
    address: (id: string) => `${videoHosts.youtube}/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    address: (id: string) => `${videoHosts.vimeo}/video/${id}?autoplay=1&dnt=1`,
  },
} as const;

/** The button that was pressed is gone; the player is where its focus belongs. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/** A film that asks nobody for anything until it is clicked. */
export default function VideoEmbed({
  title,
  video,
}: {
  readonly title: string;
  readonly video: Video;
}): ReactNode {
  const [playing, setPlaying] = useState(false);
  const {name, address} = PLAYERS[video.provider];
  if (playing) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.frame}
        src={address(video.id)}
        title={`${title} (${name})`}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`Play ${title}: loads the video from ${name}`}
      onClick={() => setPlaying(true)}>
      <span className={styles.playMark} aria-hidden="true" />
      <span>Play here (loads from {name})</span>
    </button>
  );
}
