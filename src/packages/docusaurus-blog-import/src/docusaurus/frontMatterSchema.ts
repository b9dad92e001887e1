import {
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTOCHeadingLevels,
  FrontMatterTagsSchema,
  JoiFrontMatter as Joi,
  URISchema,
} from '@docusaurus/utils-validation';

const STRINGS = 'id title_meta sidebar_label slug author author_title'.split(' ');
const TEXTS = ['title', 'description'];
const ADDRESSES = 'author_url author_image_url image'.split(' ');
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

/** Front matter that Docusaurus' blog plugin accepts. The plugin does not export its schema. */
const SCHEMA = Joi.object({
  ...fieldsOf(STRINGS, Joi.string()),
  ...fieldsOf(TEXTS, Joi.string().allow('')),
  ...fieldsOf(ADDRESSES, URISchema),
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
  .unknown();

/** Returns the names of fields that would stop the build of a post. */
export function refusedFields(fields: Readonly<Record<string, unknown>>): Set<string> {
  const {error} = SCHEMA.validate(fields, {abortEarly: false});
  return new Set(
    error?.details.flatMap(({path: [name]}) => (name === undefined ? [] : [String(name)])),
  );
}
