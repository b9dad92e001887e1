import {lightFrontMatter} from './lightMetadata';

type Parse = (params: object) => Promise<{frontMatter: Readonly<Record<string, unknown>>}>;

interface Loader {
  readonly loader: string;
  readonly options?: {readonly markdownConfig?: {readonly parseFrontMatter: Parse}};
}

interface Rule {
  readonly use?: readonly Loader[];
}

const MDX_LOADER = /[\\/]@docusaurus[\\/]mdx-loader[\\/]/;

function lightLoader(item: Loader): Loader {
  const markdownConfig = item.options?.markdownConfig;
  if (!MDX_LOADER.test(item.loader) || !markdownConfig) {
    return item;
  }
  const parseFrontMatter: Parse = async (params) => {
    const parsed = await markdownConfig.parseFrontMatter(params);
    return {...parsed, frontMatter: lightFrontMatter(parsed.frontMatter)};
  };
  return {
    ...item,
    options: {...item.options, markdownConfig: {...markdownConfig, parseFrontMatter}},
  };
}

/**
 * The blog plugin's rules, whose compiled posts export of their front matter what pages read.
 *
 * @throws Error where no rule compiles MDX: Docusaurus has changed how the blog plugin does it
 */
export function lightRules(rules: readonly unknown[] | undefined): unknown[] {
  const light = (rules ?? []).map((rule) => {
    const {use} = rule as Rule;
    return Array.isArray(use) ? {...(rule as Rule), use: use.map(lightLoader)} : rule;
  });
  if (!light.some((rule, place) => rule !== rules?.[place])) {
    throw new Error(
      'The blog plugin has no rule for MDX that src/plugins/light-blog could change.',
    );
  }
  return light;
}
