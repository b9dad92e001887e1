import {
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTOCHeadingLevels,
  JoiFrontMatter as Joi,
  URISchema,
} from '@docusaurus/utils-validation';

const fieldsOf = (names: readonly string[], schema: unknown) =>
  Object.fromEntries(names.map((name) => [name, schema]));

/**
 * Front matter that Docusaurus' blog plugin uses; the plugin does not export its schema. Tags and fields
 * about authors are missing, because they become entries of `tags.yml` and `authors.yml`.
 */
const SCHEMA = Joi.object({
  ...fieldsOf(['title_meta', 'sidebar_label', 'slug'], Joi.string()),
  ...fieldsOf(['title', 'description'], Joi.string().allow('')),
  image: URISchema,
  date: Joi.date().raw(),
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
  type Detail = (typeof details)[number];
  const isUnknown = ({type, path}: Detail) => type === 'object.unknown' && path.length === 1;
  const fieldOf = ({path: [name]}: Detail) => String(name);
  const invalid = details.filter((detail) => !isUnknown(detail));
  return {
    unknown: details.filter(isUnknown).map(fieldOf),
    refused: [...new Set(invalid.map(fieldOf))],
  };
}
