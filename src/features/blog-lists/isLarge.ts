import {MANY_POSTS} from '../../lib/manyPosts';
import type Archive from './Archive';
import type TagPosts from './TagPosts';
import type {ComponentProps} from 'react';

export function isLargeArchive({total}: ComponentProps<typeof Archive>): boolean {
  return total > MANY_POSTS;
}

export function isLargeTag({packed}: ComponentProps<typeof TagPosts>): boolean {
  return packed.rows.length > MANY_POSTS;
}
