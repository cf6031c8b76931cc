import type { MetaDescriptor } from 'react-router';
import { publicUrl } from './public-url.ts';

/** 1200 x 630, as the services that show links expect. */
const PICTURE = '/og-image.png';
const PICTURE_TEXT = 'Dayitva, the CSR partnership platform for India';

/**
 * What a page tells search engines and services that show links, for its `meta` export.
 * @param path of a page that visitors may find by a search; every other page asks not to be listed.
 */
export function pageMeta(title: string, description?: string, path?: string): MetaDescriptor[] {
  const full = title.startsWith('Dayitva') ? title : `${title} · Dayitva`;
  const about = description ? [{ name: 'description', content: description }] : [];
  if (path === undefined) return [{ title: full }, ...about, { name: 'robots', content: 'noindex' }];
  const url = publicUrl() + path;
  return [
    { title: full },
    ...about,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Dayitva' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: publicUrl() + PICTURE },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: PICTURE_TEXT },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
