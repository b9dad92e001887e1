/** The whole build, or one of the three parts that `npm run build` makes of a large site's. */
export type BuildPartName = 'whole' | 'client' | 'server' | 'pages';

export interface BuildPart {
  readonly name: BuildPartName;
  /** Where a part leaves what later ones need; empty for the whole. */
  readonly folder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PARTS: readonly string[] = ['client', 'server', 'pages'];

/**
 * Which part of a build this process is for: `SITE_BUILD_PART`, with its `SITE_BUILD_FOLDER`.
 *
 * @throws Error where a part has another name, or no folder
 */
export function buildPart({
  SITE_BUILD_PART: name,
  SITE_BUILD_FOLDER: folder,
}: Environment): BuildPart {
  if (!name) {
    return {name: 'whole', folder: ''};
  }
  if (!PARTS.includes(name) || !folder) {
    throw new Error(
      `SITE_BUILD_PART is "${name}" and SITE_BUILD_FOLDER "${folder ?? ''}". They are set by npm run build; unset both.`,
    );
  }
  return {name: name as BuildPartName, folder};
}
