/**
 * Numbers as text: hosts compress JSON and leave unknown binary types alone, and after
 * compression a character costs what a byte costs. Digits are the 93 printable characters that
 * JSON does not escape; the first 64 end a number, the other 29 say that more follows.
 */
const DIGITS = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const ENDS = 64;
const MORE = DIGITS.length - ENDS;
const VALUES = new Int8Array(128).fill(-1);
for (let index = 0; index < DIGITS.length; index += 1) {
  VALUES[DIGITS.charCodeAt(index)] = index;
}

/** Whole numbers from 0 as text, to be read by `NumberReader`. */
export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= ENDS) {
      text += DIGITS.charAt(ENDS + ((rest - ENDS) % MORE));
      rest = Math.floor((rest - ENDS) / MORE);
    }
    text += DIGITS.charAt(rest);
  }
  return text;
}

/** Reads, one by one, what `writeNumbers` wrote. */
export class NumberReader {
  constructor(
    private readonly text: string,
    public position = 0,
  ) {}

  get done(): boolean {
    return this.position >= this.text.length;
  }

  /** @throws RangeError on a text that was cut off or is not one of numbers. */
  next(): number {
    let number = 0;
    let factor = 1;
    for (;;) {
      const digit = VALUES[this.text.charCodeAt(this.position)] ?? -1;
      if (digit < 0) {
        throw new RangeError(`No number at ${this.position} of ${this.text.length}`);
      }
      this.position += 1;
      if (digit < ENDS) {
        return number + digit * factor;
      }
      number += ENDS * factor + (digit - ENDS) * factor;
      factor *= MORE;
    }
  }

  take(count: number): number[] {
    return Array.from({length: count}, () => this.next());
  }
}
