import rss from '@astrojs/rss';
import {getCollection} from 'astro:content';

export async function GET({site}) {
  const posts = await getCollection('blog');
  return rss({
    title: 'Astro',
    description: 'The blog template with the same posts',
    site,
    items: posts.map(({id, data}) => ({...data, pubDate: data.date, link: `/blog/${id}/`})),
  });
}
