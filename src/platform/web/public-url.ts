import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';

/** Name of the `meta` element in which the server tells a page its address. */
export const PUBLIC_URL_META = 'public-url';

/** The address of the site without a slash at the end; while pages are built, what stands for it. */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PUBLIC_URL_PLACEHOLDER;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_URL_META}"]`);
  return meta?.content ?? window.location.origin;
}
