import {readFile} from 'node:fs/promises';

/** Why a file cannot be shown as a picture; nothing where it can. Decodes it, as the build will. */
export async function checkPicture(file: string): Promise<string | undefined> {
  const data = await readFile(file);
  if (/\.svg$/i.test(file)) {
    return /<svg[\s>]/i.test(data.toString('utf8')) ? undefined : 'is no SVG drawing';
  }
  const {default: sharp} = await import('sharp');
  try {
    await sharp(data).autoOrient().resize({width: 8}).toBuffer();
    return undefined;
  } catch (error) {
    return `cannot be read as a picture (${(error as Error).message.split('\n')[0]})`;
  }
}
