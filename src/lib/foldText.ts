/** Lower case without accents, so that "Muñoz" and "munoz" are one word. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
