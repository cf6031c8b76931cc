import { withoutEnd } from '#platform/contract/texts.ts';

/** Parts of a query that say where a reader comes from, not what is read. */
const TRACKING = /^(utm_\w+|fbclid|gclid|igshid|mc_cid|mc_eid|cmpid|ref|ref_src|at_medium|at_campaign)$/i;

/** Shorter titles ("CSR news", "Annual report 2026") are chosen for different stories. */
const TITLE_KEY_MIN = 25;

/** Returns what the addresses of one story have in common: without scheme, www, tracking, fragment and last slash. */
export function storyKey(link: string): string {
  const url = new URL(link);
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  const path = withoutEnd(url.pathname, /\//);
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}

/** Returns what the titles of one story have in common: letters, marks and digits. Null for one too short to tell. */
export function titleKey(title: string): string | null {
  const key = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return key.length < TITLE_KEY_MIN ? null : key;
}
