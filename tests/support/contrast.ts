import type {Locator} from '@playwright/test';

export interface Contrast {
  /** Relative luminance of the background: 0 is black, 1 is white. */
  readonly ground: number;
  /** Contrast ratio of WCAG 2, from 1 to 21. */
  readonly ratio: number;
}

/** Measures the contrast of an element's text with the nearest opaque background. */
export async function contrast(locator: Locator): Promise<Contrast> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) {
      throw new Error('No canvas to read colors with.');
    }
    const pixel = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = pixel(color).map((value) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let opaque: Element | null = element;
    while (opaque && pixel(getComputedStyle(opaque).backgroundColor)[3] !== 1) {
      opaque = opaque.parentElement;
    }
    const ground = luminance(opaque ? getComputedStyle(opaque).backgroundColor : 'white');
    const text = luminance(getComputedStyle(element).color);
    const ratio = (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
    return {ground, ratio};
  });
}
