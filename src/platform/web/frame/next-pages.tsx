import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type SessionContext, useSession } from '../session.tsx';

const AT_ONCE = 4;

/** Where most people go next, the likeliest first. */
function nextPages(status: SessionContext['status'], pathname: string): string[] {
  if (status === 'loading') return [];
  // A member is still here for a moment, and the home page is on its way.
  if (pathname === '/login') return ['/'];
  const pages =
    status === 'signed-in' ? ['/profile', '/marketplace', '/collaborations'] : ['/register', '/login'];
  return pages.filter((address) => address !== pathname);
}

/** What the build tells the router about a page: its address without the slash, and the addresses of its files. */
interface BuiltPage {
  path?: string;
  /** True of the page at `/`. */
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
}

interface SlowBrowser {
  __reactRouterManifest?: { routes: Record<string, BuiltPage> };
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
}

const here = () => window as unknown as SlowBrowser;

/** Tells whether somebody pays for each byte, or would wait for these in vain. */
function isThrifty(): boolean {
  const { saveData, effectiveType } = here().navigator.connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType ?? '');
}

type Part = { rel: 'modulepreload' | 'prefetch'; href: string; as?: 'style' };

/** Fetches a file behind all that the page itself needs. Nothing of it runs. Resolves when it is there, or failed. */
function fetchAhead({ rel, href, as }: Part): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel,
    href,
    fetchPriority: 'low',
    ...(as && { as }),
  });
  return new Promise((done) => {
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}

/** The router marks the addresses of styles with a `#`. */
const fileOf = (href: string) => href.split('#')[0] ?? href;

/** Files of a page that are not on their way yet. */
function partsOf(address: string): Part[] {
  const links = document.head.getElementsByTagName('link');
  const known = new Set(Array.from(links, (link) => fileOf(link.getAttribute('href') ?? '')));
  const pages = Object.values(here().__reactRouterManifest?.routes ?? {});
  const page = pages.find(({ path, index }) => (address === '/' ? index : `/${path}` === address));
  if (!page) return [];
  const scripts = [page.module, ...(page.imports ?? [])];
  const parts: Part[] = [
    ...scripts.map((href): Part => ({ rel: 'modulepreload', href })),
    ...(page.css ?? []).map((href): Part => ({ rel: 'prefetch', href: fileOf(href), as: 'style' })),
  ];
  return parts.filter(({ href }) => !known.has(href));
}

/**
 * Fetches the scripts and styles of the pages that are likely next, one page after the other: over a slow line each takes
 * seconds. Not where data is to be saved, or where they would not arrive in time.
 */
export function NextPages(): null {
  const { status } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isThrifty()) return;
    let isOver = false;
    const fetchPages = async () => {
      for (const address of nextPages(status, pathname)) {
        const parts = partsOf(address);
        // A few at a time: to ask for all of them at once holds up a phone that somebody is tapping on.
        for (let at = 0; at < parts.length && !isOver; at += AT_ONCE) {
          await Promise.all(parts.slice(at, at + AT_ONCE).map(fetchAhead));
        }
      }
    };
    void fetchPages();
    return () => {
      isOver = true;
    };
  }, [status, pathname]);
  return null;
}
