import type { MetaDescriptor } from 'react-router';
import { pageTags } from '#platform/contract/page-tags.ts';
import { publicUrl } from './public-url.ts';

/**
 * Returns the tags for search engines and link previews, for a page's `meta` export.
 * @param path of a page that visitors may find by a search; every other page asks not to be listed.
 */
export const pageMeta = (title: string, description?: string, path?: string): MetaDescriptor[] =>
  pageTags({ title, description, path }, publicUrl());
