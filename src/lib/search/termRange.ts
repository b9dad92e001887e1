/** First place in sorted terms whose term is not before `wanted`. */
function lowerBound(terms: readonly string[], wanted: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Where the terms with a beginning stand, in sorted terms: from the first up to the second. */
export function termRange(terms: readonly string[], prefix: string): [number, number] {
  return [lowerBound(terms, prefix), lowerBound(terms, `${prefix}\u{10ffff}`)];
}
