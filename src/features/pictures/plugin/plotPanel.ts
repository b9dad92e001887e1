import {createRequire} from 'node:module';
import type {parseHTML} from 'linkedom';
import {COLORS} from './cardColors';
import {MONO, drawable, setText} from './setText';

/** Font size in pixels of a plot, as in `src/css/plot.css`. */
const LETTERS = 11;
/** Pixels between the edge of the panel and the drawing. */
const PADDING = 20;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Attribute of an element, or of its nearest ancestor that has it. */
function inherited(element: Element, name: string): string {
  return element.closest(`[${name}]`)?.getAttribute(name) ?? '';
}

/** Converts a text of a plot, which may have several lines, to outlines. */
function outlinedText(text: Element): string {
  const style = {...MONO, size: LETTERS};
  const ems = (element: Element, name: string) =>
    Number.parseFloat(element.getAttribute(name) ?? '0') * LETTERS;
  const share = {start: 0, end: 1}[inherited(text, 'text-anchor')] ?? 0.5;
  let base = text.children.length > 0 ? ems(text, 'y') + ems(text, 'dy') : 0;
  const lines = (text.children.length > 0 ? [...text.children] : [text]).map((line) => {
    base += ems(line, 'y') + ems(line, 'dy');
    const {width, paths} = setText(drawable(line.textContent ?? '', MONO.files), style);
    return `<g transform="translate(${(-share * width).toFixed(1)} ${base.toFixed(1)})">${paths}</g>`;
  });
  const place = text.getAttribute('transform') ?? 'translate(0)';
  return `<g transform="${place}" stroke="none" fill="${COLORS.muted}">${lines.join('')}</g>`;
}

/** Replaces the custom properties of `src/css/plot.css`, which sharp's SVG library lacks. */
function inColors(svg: string): string {
  return svg
    .replaceAll(
      /var\(--plot-(\d)\)/g,
      (_, place) => COLORS.series[Number(place) - 1] ?? COLORS.muted,
    )
    .replaceAll('var(--plot-rule)', COLORS.muted)
    .replaceAll('var(--plot-ground)', COLORS.surface)
    .replaceAll('currentColor', COLORS.muted);
}

/**
 * Draws a plot on a panel, scaled to fit. Texts are outlines, so that no font is needed.
 *
 * @param svg result of `drawCardPlot`
 */
export function plotPanel(svg: string, {left, top, width, height}: Place): string {
  const {parseHTML: parse} = createRequire(__filename)('linkedom') as {
    readonly parseHTML: typeof parseHTML;
  };
  const {document} = parse(`<!doctype html><html><body>${svg}</body></html>`);
  const drawing = document.querySelector('svg') as unknown as SVGSVGElement;
  const size = (name: string) => Number(drawing.getAttribute(name));
  const [inner, outer] = [size('width'), size('height')];
  const scale = Math.min((width - 2 * PADDING) / inner, (height - 2 * PADDING) / outer);
  // Inserted into the serialized drawing, because the HTML parser does not self-close paths.
  const outlines = [...drawing.querySelectorAll('text')].map((text, place) => {
    const outline = outlinedText(text);
    text.outerHTML = `<g id="text-${place}"></g>`;
    return outline;
  });
  const x = left + (width - inner * scale) / 2;
  const y = top + (height - outer * scale) / 2;
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="16" fill="${COLORS.surface}" stroke="${COLORS.quiet}"/>`,
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">`,
    inColors(drawing.innerHTML).replaceAll(
      /<g id="text-(\d+)"><\/g>/g,
      (_, place) => outlines[Number(place)] ?? '',
    ),
    '</g>',
  ].join('\n');
}
