const HEADER = 6;
const ENTRY = 16;
const BITS_PER_PIXEL = 32;

/**
 * Returns an icon file (ICO) with one picture.
 *
 * @param png content of a PNG file
 * @param size width and height of the picture in pixels, at most 255
 */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(HEADER + ENTRY + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // pictures
  view.setUint8(HEADER, size);
  view.setUint8(HEADER + 1, size);
  view.setUint16(HEADER + 4, 1, true); // color planes
  view.setUint16(HEADER + 6, BITS_PER_PIXEL, true);
  view.setUint32(HEADER + 8, png.length, true);
  view.setUint32(HEADER + 12, HEADER + ENTRY, true);
  file.set(png, HEADER + ENTRY);
  return file;
}
