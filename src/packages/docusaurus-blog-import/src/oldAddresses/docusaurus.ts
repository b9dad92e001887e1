import path from 'node:path';
import {postAddress} from '../docusaurus/postAddress.js';
import {readDocusaurusConfig} from '../read/docusaurusConfig.js';
import type {OldFiles, OldSite} from './rules.js';

/** Reads how a Docusaurus site made the addresses of its posts: `baseUrl`, `routeBasePath` and the slug. */
export function readDocusaurus(file: string, {read}: OldFiles): OldSite {
  const {url, baseUrl, blogs} = readDocusaurusConfig(file, read(file));
  return {
    url,
    addressOf({source, fields}) {
      const blog = blogs.find(({folder}) => source.startsWith(`${folder}/`));
      if (!blog) {
        return undefined;
      }
      const below = path.posix.relative(blog.folder, source);
      const {slug} = postAddress(below, fields);
      return {
        path: path.posix.join('/', baseUrl, blog.route, slug),
        rule: `routeBasePath "${blog.route || '/'}" in ${path.posix.basename(file)}`,
      };
    },
  };
}
