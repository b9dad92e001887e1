import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import styles from './stage.module.css';
import type {MapZoom} from './zoom';

/** Shown instead of the map on narrow screens. */
export function NarrowNote(): ReactNode {
  return (
    <p className={styles.narrow}>
      <Translate id="site.map.narrow" description="Shown instead of the map on narrow screens">
        The map needs a wider screen.
      </Translate>{' '}
      <span className="needs-scripts">
        <Translate id="site.map.useList" description="Shown instead of the map on narrow screens">
          In the list below, use the number of links beside a post to show the posts around it.
        </Translate>
      </span>
    </p>
  );
}

/** Explains the map and its keys. */
export function Hint(): ReactNode {
  return (
    <p className={styles.hint}>
      <Translate id="site.map.help" description="Below the map">
        Every circle is a post. Lines connect posts that link to each other, use similar words or
        share a rare tag.
      </Translate>{' '}
      <span className="needs-scripts">
        <Translate
          id="site.map.keys"
          description="Below the map; the placeholders are names of keys"
          values={{ctrl: <kbd>Ctrl</kbd>, tab: <kbd>Tab</kbd>}}>
          {
            'Drag to move; pinch or {ctrl} + wheel to zoom. {tab} moves from post to post, topic by topic.'
          }
        </Translate>
      </span>
    </p>
  );
}

interface ZoomProps {
  /** Runs an action when zoom has loaded. */
  readonly withZoom: (act: (zoom: MapZoom) => void) => void;
}

export function ZoomButtons({withZoom}: ZoomProps): ReactNode {
  return (
    <div
      className={`needs-scripts ${styles.zoom}`}
      role="group"
      aria-label={translate({
        id: 'site.map.zoom',
        message: 'Zoom',
        description: 'Accessible name of the zoom buttons',
      })}>
      <Button
        small
        aria-label={translate({
          id: 'site.map.zoomIn',
          message: 'Zoom in',
          description: 'Button of the map',
        })}
        onClick={() => withZoom((zoom) => zoom.zoomIn())}>
        +
      </Button>
      <Button
        small
        aria-label={translate({
          id: 'site.map.zoomOut',
          message: 'Zoom out',
          description: 'Button of the map',
        })}
        onClick={() => withZoom((zoom) => zoom.zoomOut())}>
        −
      </Button>
      <Button small onClick={() => withZoom((zoom) => zoom.reset())}>
        <Translate id="site.map.fit" description="Button that shows the whole map again">
          Fit
        </Translate>
      </Button>
    </div>
  );
}
