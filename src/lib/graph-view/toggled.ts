/** The chosen items, with the one at a place of `all` taken in or out, in the order of `all`. */
export function toggled<T>(all: readonly T[], chosen: readonly T[], place: number): readonly T[] {
  const item = all[place];
  return all.filter((each) => (each === item ? !chosen.includes(each) : chosen.includes(each)));
}
