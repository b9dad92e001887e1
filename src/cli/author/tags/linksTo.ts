/** Where a text names an address: the lines, counted from 1. Longer addresses do not count. */
export function linksTo(address: string, text: string): number[] {
  return text.split('\n').flatMap((line, index) => {
    const ends = line.split(address).slice(1);
    return ends.some((rest) => !/^[\w-]/.test(rest)) ? [index + 1] : [];
  });
}
