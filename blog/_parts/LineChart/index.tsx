import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import type {Extent, Point} from '../chart';
import {linePath, niceTicks, percentAlong} from '../chart';
import Legend from '../Legend';
import styles from './styles.module.css';

/** A line or a mark of the chart. */
interface ChartItem {
  readonly name: string;
  /**
   * By default, a line has the accent color, and a mark is a dot. `second` is a gray dashed line, or
   * a mark in the form of a ring; `third` is a mark in the form of a gray square.
   */
  readonly look?: 'second' | 'third';
}

interface ChartLine extends ChartItem {
  readonly points: readonly Point[];
}

interface ChartMark extends ChartItem {
  readonly at: Point;
}

interface Props {
  /** Sentence that describes the chart to screen readers. */
  readonly label: string;
  readonly lines: readonly ChartLine[];
  readonly marks?: readonly ChartMark[];
  /** Ticks of the horizontal axis, if round decimal numbers do not suit it. */
  readonly ticksX?: readonly number[];
  readonly formatX?: (value: number) => string;
  readonly formatY: (value: number) => string;
  readonly nameX: string;
}

function offsetStyle(name: '--across' | '--down', percent: number): CSSProperties {
  return {[name]: `${percent}%`} as CSSProperties;
}

/** Class of a line or a mark, or of its sample in the legend: `sample` of a line, `dot` of a mark. */
function classOf(kind: 'line' | 'mark' | 'sample' | 'dot', look: ChartItem['look']): string {
  return clsx(styles[kind], look && styles[look]);
}

/** Range that contains all values and 0. */
function extentOf(values: readonly number[]): Extent {
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

/** Line chart over a numeric axis. Its height is fixed; text has the same size at every width. */
export default function LineChart(props: Props): ReactNode {
  const {label, lines, marks = [], formatX = String, formatY, nameX} = props;
  const allPoints = lines.flatMap(({points}) => points);
  const x = extentOf(allPoints.map(([across]) => across));
  const ticksY = niceTicks(...extentOf(allPoints.map(([, up]) => up)));
  const y: Extent = [ticksY[0] ?? 0, ticksY.at(-1) ?? 1];
  const ticksX = (props.ticksX ?? niceTicks(...x)).filter((tick) => tick >= x[0] && tick <= x[1]);
  return (
    <div className={styles.chart}>
      <div role="img" aria-label={label} className={styles.picture}>
        <div className={styles.labelsY}>
          {ticksY.toReversed().map((tick) => (
            <span key={tick}>{formatY(tick)}</span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg
            className={styles.lines}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true">
            {ticksY.map((tick) => (
              <path
                key={tick}
                className={clsx(styles.grid, tick === 0 && styles.zero)}
                d={`M0 ${100 - percentAlong(tick, y)}H100`}
              />
            ))}
            {lines.map(({name, points, look}) => (
              <path key={name} className={classOf('line', look)} d={linePath(points, x, y)} />
            ))}
          </svg>
          {marks.map(({name, at: [across, up], look}) => (
            <span
              key={name}
              className={classOf('mark', look)}
              style={{
                ...offsetStyle('--across', percentAlong(across, x)),
                ...offsetStyle('--down', 100 - percentAlong(up, y)),
              }}
            />
          ))}
        </div>
        <div className={styles.labelsX}>
          {ticksX.map((tick) => (
            <span key={tick} style={offsetStyle('--across', percentAlong(tick, x))}>
              {formatX(tick)}
            </span>
          ))}
        </div>
        <div className={styles.nameX}>{nameX}</div>
      </div>
      <Legend
        items={[
          ...lines.map(({name, look}) => ({text: name, sample: classOf('sample', look)})),
          ...marks.map(({name, look}) => ({text: name, sample: classOf('dot', look)})),
        ]}
      />
    </div>
  );
}
