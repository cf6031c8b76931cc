/** Information about a page for search engines and link previews. */
export interface PageHead {
  /** As it stands in the browser's tab, without the name of the site. */
  title: string;
  description?: string;
  /** Of a page that visitors may find by a search; every other page asks not to be listed. */
  path?: string;
  /** Type of the page for services that show links (ogp.me); a website by default. */
  type?: 'article';
  /** The site's own by default. */
  picture?: Picture;
  /** Structured data (schema.org). */
  data?: object;
}

interface Picture {
  path: string;
  text: string;
  /** In pixels. */
  width: number;
  height: number;
}

export type PageTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string }
  | { 'script:ld+json': object };

/** Shape in which services that show links fill the width with a picture. */
export const WIDE_PICTURE = { width: 1200, height: 630 };

/** As services that show links expect it. */
const SITE_PICTURE: Picture = {
  path: '/og-image.png',
  text: 'Dayitva, the CSR partnership platform for India',
  ...WIDE_PICTURE,
};

const isWide = ({ width, height }: Picture) => width / height === WIDE_PICTURE.width / WIDE_PICTURE.height;

/** The elements that say so in a page's head. @param publicUrl without a slash at the end. */
export function pageTags(head: PageHead, publicUrl: string): PageTag[] {
  const { title, description, path, type = 'website', picture = SITE_PICTURE, data } = head;
  const full = title.startsWith('Dayitva') ? title : `${title} · Dayitva`;
  const about = description ? [{ name: 'description', content: description }] : [];
  if (path === undefined) return [{ title: full }, ...about, { name: 'robots', content: 'noindex' }];
  const url = publicUrl + path;
  return [
    { title: full },
    ...about,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Dayitva' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: full },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:image', content: publicUrl + picture.path },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.text },
    { name: 'twitter:card', content: isWide(picture) ? 'summary_large_image' : 'summary' },
    ...(data ? [{ 'script:ld+json': data }] : []),
  ];
}

/** Id of the element in which the server gives a page the answers that its HTML shows: `[query key, data][]` as JSON. */
export const PAGE_ANSWERS_ID = 'answers';

/** In the header `Server-Timing` of a page whose HTML could not be drawn with the answers of now in time: the browser asks again. */
export const OLD_PAGE = 'old-page';
