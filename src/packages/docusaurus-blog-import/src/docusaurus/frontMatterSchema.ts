import {
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTOCHeadingLevels,
  FrontMatterTagsSchema,
  JoiFrontMatter as Joi,
  URISchema,
} from '@docusaurus/utils-validation';

const AUTHOR = Joi.alternatives(
  Joi.string(),
  Joi.object({
    key: Joi.string(),
    name: Joi.string(),
    title: Joi.string(),
    url: URISchema,
    imageURL: Joi.string(),
    image_url: Joi.string(),
  })
    .rename('image_url', 'imageURL', {alias: true})
    .or('key', 'name', 'imageURL')
    .unknown(),
);

/** Front matter that the blog plugin accepts; it does not export its schema. */
const SCHEMA = Joi.object({
  id: Joi.string(),
  title: Joi.string().allow(''),
  title_meta: Joi.string(),
  sidebar_label: Joi.string(),
  description: Joi.string().allow(''),
  slug: Joi.string(),
  date: Joi.date().raw(),
  tags: FrontMatterTagsSchema,
  authors: Joi.alternatives(AUTHOR, Joi.array().items(AUTHOR)),
  author: Joi.string(),
  author_title: Joi.string(),
  author_url: URISchema,
  author_image_url: URISchema,
  image: URISchema,
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
