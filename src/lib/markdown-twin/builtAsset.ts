/** File names as the build keeps them: what is no letter, digit or line becomes a line. */
function plainName(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-');
}

/**
 * The address that the build gave to a file of a source, from all addresses of the built page:
 * `./pictures/chart.png` is `/img/pictures/chart-1a2b3c4d-960.webp` or
 * `/assets/images/chart-<hash>.png`.
 *
 * @returns nothing where the page does not have it
 */
export function builtAsset(url: string, addresses: readonly string[]): string | undefined {
  const name = decodeURI(url)
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '');
  const stem = plainName(name.replace(/\.\w+$/, ''));
  return addresses.find((address) => {
    const built = plainName(address.replace(/^.*\//s, '').replace(/\.\w+$/, ''));
    return built.startsWith(stem) && /^-[\da-f]{8,}(?:-\d+)?$/.test(built.slice(stem.length));
  });
}
