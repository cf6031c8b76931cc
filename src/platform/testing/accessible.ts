import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './browser.ts';
import { choiceFor, isDeep } from './depth/depth.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Everything must fit on this one too: a small phone, or a desk at 400 % (WCAG 2.2, 1.4.10 Reflow). */
const NARROWEST = { width: 320, height: 640 };

/** Colours depend on the scheme, layout on the width: these two meet all of both. */
const VIEWS = [
  { scheme: 'light', size: DESK },
  { scheme: 'dark', size: PHONE },
] as const;

/** The other two, for pages that show on a phone what they do not show on a desk. */
const OTHER_VIEWS = [
  { scheme: 'dark', size: DESK },
  { scheme: 'light', size: PHONE },
] as const;

interface Options {
  /** State of the page, for the message: what is open or has failed. */
  state?: string;
  /** In light on a desk and in dark on a phone; else in one of these. */
  thoroughly?: boolean;
}

/** The views that a state is looked at in. Its name chooses one, so that half of the states of a page meet each. */
function viewsOf(page: Page, state: string, thoroughly: boolean) {
  if (isDeep) return [...VIEWS, ...OTHER_VIEWS];
  if (thoroughly) return VIEWS;
  // Ids and tokens are others in each run.
  const address = page
    .url()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[^/=&?]*\d[^/=&?]*/g, ':id');
  return VIEWS.filter((_, at) => at === choiceFor(address + state, VIEWS.length));
}

/**
 * Expects no axe violation on the page as it is now, and no scrolling sideways down to 320 pixels; in `npm run test:deep` in
 * each of the four views. Afterwards the page is light and has its earlier width.
 */
export async function expectAccessible(
  page: Page,
  { state = '', thoroughly = false }: Options = {},
): Promise<void> {
  // A list that is about to be replaced is faint; axe would measure the contrast of what is on its way out.
  await expect(page.locator('[data-loading=true], [aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
  const before = page.viewportSize() ?? DESK;
  const found: string[] = [];
  for (const { scheme, size } of viewsOf(page, state, thoroughly)) {
    await look(page, scheme, size);
    const where = `${scheme}, ${size.width} px`;
    for (const violation of await violationsOf(page)) found.push(`${where}: ${violation}`);
    if (await scrollsSideways(page)) found.push(`${where}: scrolls sideways`);
  }
  await page.setViewportSize(NARROWEST);
  if (await scrollsSideways(page)) found.push(`${NARROWEST.width} px: scrolls sideways`);
  await look(page, 'light', before);
  expect.soft(found, `${page.url()} ${state}`).toEqual([]);
}

/** Violations that axe finds: the rule, then the elements. It is loaded once per page: loading costs more than a run. */
async function violationsOf(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const loaded = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await loaded.run({
      resultTypes: ['violations'],
      // Style sheets are preloaded for an experimental rule only.
      preload: { assets: ['media'] },
      // WCAG 2.2, 2.5.8: axe leaves it out unless it is asked.
      rules: { 'target-size': { enabled: true } },
    });
    const barOf = (target: unknown) => {
      let at: Element | null = document.querySelector(String(target));
      while (at && !['fixed', 'sticky'].includes(getComputedStyle(at).position)) at = at.parentElement;
      return at;
    };
    // What a bar that stays in place covers or comes near to depends on how far the page is scrolled.
    const isCovered = ({ any, target }: axe.NodeResult) =>
      any.some(({ relatedNodes }) => relatedNodes?.some((near) => barOf(near.target) !== barOf(target)));
    return violations
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter((node) => id !== 'target-size' || !isCovered(node)),
      }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`);
  });
}

async function look(page: Page, scheme: 'light' | 'dark', size: typeof DESK): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await renderWhatIsBelow(page);
  // Colours that are still on their way to the other scheme are nobody's; what inherits one sets out after it.
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = moving(); transitions.length > 0; transitions = moving()) {
      for (const transition of transitions) transition.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Renders what `content-visibility: auto` skips below the viewport: it keeps the colours of the scheme in which it
 * was last rendered, and axe would compare them with the new background.
 */
const renderWhatIsBelow = (page: Page) =>
  page.evaluate(() => {
    const css = '* { content-visibility: visible !important; }';
    const isThere = document.adoptedStyleSheets.some((sheet) =>
      sheet.cssRules[0]?.cssText.includes('content-visibility'),
    );
    if (isThere) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  });

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
