import {clusterToken} from '../clusterToken';
import type {Palette} from './palette';

export function readPalette(element: Element, clusters: number): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    ground: token('--site-surface-1'),
    text: token('--site-text'),
    muted: token('--site-text-muted'),
    edge: token('--site-border-strong'),
    lit: token('--site-accent'),
    clusters: Array.from({length: clusters}, (_, cluster) => token(clusterToken(cluster))),
    font: style.fontFamily,
  };
}
