import type { Page } from '@playwright/test';

/** What shows only until something has loaded. */
const PASSING =
  '.mantine-Skeleton-root, [data-loading=true], [role=status][aria-label^=Loading], [aria-busy=true]';
/** Toasts would cover the page for seconds: they are closed. */
const TOAST = '.mantine-Notification-root';
/** The page is ready when nothing has been asked for in this time; a search waits almost so long for the next letter. */
const QUIET_MS = 400;
/** A request that runs longer is a stream that stays open. */
const LONGEST_REQUEST_MS = 10_000;
const PATIENCE_MS = 120_000;

/** Running requests of each page with the time of their start, and when the last one ended. */
const traffic = new WeakMap<Page, { open: Map<unknown, number>; lastAt: number }>();

function trafficOf(page: Page) {
  const known = traffic.get(page);
  if (known) return known;
  const watched = { open: new Map<unknown, number>(), lastAt: Date.now() };
  traffic.set(page, watched);
  page.on('request', (request) => watched.open.set(request, Date.now()));
  const end = (request: unknown) => {
    watched.open.delete(request);
    watched.lastAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return watched;
}

const runningIn = ({ open }: { open: Map<unknown, number> }) =>
  [...open.values()].filter((since) => Date.now() - since < LONGEST_REQUEST_MS).length;

/** Starts to watch what a page asks for; call it before the page opens anything. */
export const watchTraffic = (page: Page): unknown => trafficOf(page);

/** Waits until a page shows all that it will show: no outline, no running request, all fonts and pictures. */
export async function settled(page: Page): Promise<void> {
  const watched = trafficOf(page);
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await page.waitForTimeout(60);
    const running = runningIn(watched);
    const isQuiet = running === 0 && Date.now() - watched.lastAt > QUIET_MS;
    const missing = isQuiet ? await whatIsMissing(page) : `${running} requests`;
    if (missing === '') return;
    if (Date.now() > until) throw new Error(`${page.url()} still waits for ${missing}`);
  }
}

const whatIsMissing = (page: Page) =>
  page.evaluate(
    async ({ passing, toast }) => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const isSeen = (element: Element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      const toasts = [...document.querySelectorAll(toast)];
      for (const one of toasts)
        one
          .querySelector('[aria-label="Close this message"]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const waits = [...document.querySelectorAll(passing)].filter(isSeen);
      const pictures = [...document.images].filter((image) => isSeen(image) && !image.complete);
      return [...toasts, ...waits, ...pictures].map((element) => element.outerHTML.slice(0, 200)).join(' ');
    },
    { passing: PASSING, toast: TOAST },
  );
