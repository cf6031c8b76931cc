import type { MetaDescriptor } from 'react-router';

/** Title and description of a page, for its `meta` export. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  const full = title === 'Dayitva' ? title : `${title} · Dayitva`;
  return description
    ? [
        { title: full },
        { name: 'description', content: description },
        { property: 'og:title', content: full },
      ]
    : [{ title: full }, { name: 'robots', content: 'noindex' }];
}
