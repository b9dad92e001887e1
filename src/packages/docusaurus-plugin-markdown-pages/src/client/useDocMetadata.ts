import {useLocation} from '@docusaurus/router';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import {plainPath} from '../markdownPath.js';

/** Global data of the docs plugin that is used here. */
interface DocsData {
  readonly versions: readonly {
    readonly docs: readonly {
      /** Begins with a slash for the generated page of a category. */
      readonly id: string;
      readonly path: string;
      readonly unlisted?: boolean;
    }[];
  }[];
}

/**
 * Returns the metadata of the current doc; undefined on any other page, such as the generated page of
 * a category. It does not depend on the component that shows the doc.
 */
export function useDocMetadata() {
  const {pathname} = useLocation();
  const instances = (useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {}) as Readonly<
    Record<string, DocsData>
  >;
  const doc = Object.values(instances)
    .flatMap(({versions}) => versions)
    .flatMap(({docs}) => docs)
    .find(({id, path}) => !id.startsWith('/') && plainPath(path) === plainPath(pathname));
  return doc && {permalink: doc.path, unlisted: doc.unlisted, frontMatter: {}};
}
