/** The tab with all stories. */
export const CASE_STUDIES_PATH = '/learn?tab=stories';

/** Returns the path of a story's page. */
export const caseStudyPath = (slug: string): string => `/learn/stories/${slug}`;

/** Most characters of a title in an address. */
const TITLE_IN_SLUG = 60;
/** The last characters of an id, which are random. */
const ID_IN_SLUG = 8;

/** Builds the last part of a story's address from its title and id: `tanks-of-raichur-1f3a9c0d`. */
export function caseStudySlug(title: string, id: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // Cut at a word. A title in another script gives no letters.
  const short =
    words.length <= TITLE_IN_SLUG ? words : words.slice(0, TITLE_IN_SLUG + 1).replace(/-[^-]*$/, '');
  return `${short || 'story'}-${id.slice(-ID_IN_SLUG)}`.slice(0, TITLE_IN_SLUG + ID_IN_SLUG + 2);
}

/** Address of the pictures that services show beside a link. */
export const SHARE_PICTURE_ADDRESS = `${caseStudyPath(':slug')}/picture.png`;

/** Returns the path of a story's picture; another one for each version, for services that keep pictures for long. */
export const sharePicturePath = ({ slug, changed_at }: { slug: string; changed_at: string | null }) =>
  `${caseStudyPath(slug)}/picture.png?v=${Date.parse(changed_at ?? '') || 0}`;
