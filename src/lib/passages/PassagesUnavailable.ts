/** A file of the index cannot be had now, or cannot be read; a later try may succeed. */
export class PassagesUnavailable extends Error {
  override readonly name = 'PassagesUnavailable';
}
