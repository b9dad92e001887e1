import {yamlText} from '../yamlText';

export interface NewPost {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly series: string | undefined;
}

/**
 * The text of a new post's file.
 *
 * @param isStrict whether it is a draft while its description or three tags are missing
 */
export function postText(post: NewPost, kind: 'md' | 'mdx', isStrict = true): string {
  const isDraft = isStrict && (post.description === '' || post.tags.length < 3);
  const hasDescription = isStrict || post.description !== '';
  const fields = [
    // Quotes of JSON are quotes of YAML.
    `title: ${JSON.stringify(post.title)}`,
    ...(hasDescription ? [`description: ${JSON.stringify(post.description)}`] : []),
    `slug: ${yamlText(post.slug)}`,
    `date: ${post.date}`,
    `authors: [${yamlText(post.author)}]`,
    `tags: [${post.tags.map(yamlText).join(', ')}]`,
    ...(post.series === undefined ? [] : [`series: ${yamlText(post.series)}`]),
    ...(isDraft ? ['draft: true'] : []),
  ];
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  return [
    '---',
    ...fields,
    '---',
    '',
    'Write the lead in place of this line: one or two sentences, shown in lists and feeds.',
    '',
    mark,
    '',
  ].join('\n');
}
