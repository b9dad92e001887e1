/**
 * JSON that is kept deflated (raw), so that a site with many texts is not as large as all of them:
 * over the network it is as long as what a host would have compressed.
 *
 * @throws TypeError on what is not deflated, SyntaxError on what is no JSON
 */
export function inflateJson({body}: Response): Promise<unknown> {
  const texts = body?.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(texts).json();
}
