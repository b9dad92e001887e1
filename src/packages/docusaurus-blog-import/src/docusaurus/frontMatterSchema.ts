import {
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTOCHeadingLevels,
  FrontMatterTagsSchema,
  JoiFrontMatter as Joi,
  URISchema,
} from '@docusaurus/utils-validation';

const fieldsOf = (names: readonly string[], schema: unknown) =>
  Object.fromEntries(names.map((name) => [name, schema]));

const AUTHOR = Joi.alternatives(
  Joi.string(),
  Joi.object({
    ...fieldsOf(['key', 'name', 'title', 'imageURL', 'image_url'], Joi.string()),
    url: URISchema,
  })
    .rename('image_url', 'imageURL', {alias: true})
    .or('key', 'name', 'imageURL')
    .unknown(),
);

/**
 * Front matter that Docusaurus' blog plugin uses; the plugin does not export its schema. Older fields,
 * such as `author_url`, are missing, because authors become entries of `authors.yml`.
 */
const SCHEMA = Joi.object({
  ...fieldsOf(['id', 'title_meta', 'sidebar_label', 'slug'], Joi.string()),
  ...fieldsOf(['title', 'description'], Joi.string().allow('')),
  image: URISchema,
  date: Joi.date().raw(),
  tags: FrontMatterTagsSchema,
  authors: Joi.alternatives(AUTHOR, Joi.array().items(AUTHOR)),
  keywords: Joi.array().items(Joi.string().required()),
  hide_table_of_contents: Joi.boolean(),
  last_update: FrontMatterLastUpdateSchema,
  mdx: Joi.object({format: Joi.valid('md', 'mdx', 'detect')}),
  ...FrontMatterTOCHeadingLevels,
})
  .concat(ContentVisibilitySchema)
  .unknown(false);

/** Returns the names of fields that the plugin does not know, and of those that would stop the build. */
export function unusedFields(fields: Readonly<Record<string, unknown>>) {
  const details = SCHEMA.validate(fields, {abortEarly: false}).error?.details ?? [];
  const names = (isUnknown: boolean) =>
    details
      .filter(({type, path}) => (type === 'object.unknown' && path.length === 1) === isUnknown)
      .map(({path: [name]}) => String(name));
  return {unknown: names(true), refused: [...new Set(names(false))]};
}
