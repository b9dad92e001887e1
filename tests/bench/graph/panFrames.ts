import type {Page} from '@playwright/test';

const SECONDS = 3;
const WAY = 160;

export interface PanFrames {
  readonly perSecond: number;
  /** Milliseconds between two frames: the largest gap but for one in twenty. */
  readonly gap95: number;
}

declare global {
  interface Window {
    drawnAt: number[];
  }
}

/** Notes when the map is drawn, in the documents opened from now on: it clears its canvas each time. */
export async function recordDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawnAt = [];
    const prototype = CanvasRenderingContext2D.prototype;
    const original = Object.getOwnPropertyDescriptor(prototype, 'setTransform')?.value as (
      ...args: unknown[]
    ) => void;
    prototype.setTransform = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      if (this.canvas.isConnected) {
        window.drawnAt.push(performance.now());
      }
      original.apply(this, args);
    } as typeof prototype.setTransform;
  });
}

/** Drags the map in circles with the mouse and tells how often it was drawn meanwhile. */
export async function panFrames(page: Page): Promise<PanFrames> {
  const canvas = page.getByRole('application', {name: 'Map of the posts'}).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) {
    throw new Error('The page shows no map.');
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x + WAY, y);
  await page.mouse.down();
  await page.evaluate(() => {
    window.drawnAt = [];
  });
  const end = Date.now() + SECONDS * 1000;
  for (let turn = 0; Date.now() < end; turn += 0.04) {
    await page.mouse.move(x + WAY * Math.cos(turn), y + WAY * Math.sin(turn));
  }
  const drawnAt = await page.evaluate(() => window.drawnAt);
  await page.mouse.up();
  const gaps = drawnAt.slice(1).map((time, place) => time - (drawnAt[place] ?? time));
  const total = (drawnAt.at(-1) ?? 0) - (drawnAt[0] ?? 0);
  return {
    perSecond: total > 0 ? (gaps.length * 1000) / total : 0,
    gap95: gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0,
  };
}
