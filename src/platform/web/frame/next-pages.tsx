import { PrefetchPageLinks, useLocation } from 'react-router';
import { type SessionContext, useSession } from '../session.tsx';

/** Where most people go next, the likeliest first. */
function nextPages(status: SessionContext['status'], pathname: string): string[] {
  if (status === 'loading') return [];
  // A member is still here for a moment, and the home page is being loaded.
  if (pathname === '/login') return ['/'];
  const pages =
    status === 'signed-in' ? ['/profile', '/marketplace', '/collaborations'] : ['/register', '/login'];
  return pages.filter((address) => address !== pathname);
}

/** Network Information API: not in every browser. */
type Line = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Tells whether somebody pays for each byte, or would wait for these in vain. */
function isThrifty(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & Line).connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType ?? '');
}

/**
 * Fetches the scripts of the pages that are likely next, behind all that the page itself needs. Not where data is to be
 * saved, or where they would not arrive in time.
 */
export function NextPages() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (isThrifty()) return null;
  return nextPages(status, pathname).map((page) => <PrefetchPageLinks key={page} page={page} />);
}
