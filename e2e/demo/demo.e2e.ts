import type { Locator } from '@playwright/test';
import { filmTime } from '#features/demo/recordings/film-files.rules.ts';
import { FEATURE_FILMS, PRODUCT_FILM } from '#features/demo/recordings/films.data.ts';
import { RECORDINGS } from '#features/demo/recordings/recordings.data.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test } from '#platform/testing/browser.ts';

const FILMS = [PRODUCT_FILM, ...FEATURE_FILMS];

const durationOf = (video: Locator) => video.evaluate((film: HTMLVideoElement) => film.duration);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the titles, times and transcripts of all films are readable', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See Dayitva at work');
    for (const { name, title, badge } of FILMS) {
      const { seconds, lines } = RECORDINGS[name];
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card).toContainText(`${filmTime(seconds)} min`);
      if (badge) await expect(card).toContainText(badge);
      await expect(card.locator('video')).toHaveAttribute('controls');
      const transcript = card.locator('details');
      if (name !== PRODUCT_FILM.name) await transcript.locator('summary').click();
      for (const { text } of lines) await expect(transcript.getByText(text, { exact: true })).toBeVisible();
    }
  });
});

test('a visitor plays a film with captions; nothing of a film is loaded before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/demo');
  await page.getByRole('heading', { name: 'Stories from members' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('blockquote')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/support');
  expect(asked.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([]);
  await expectAccessible(page, { thoroughly: true });

  const { seconds, lines } = RECORDINGS.matching;
  const card = page.getByRole('article').filter({ hasText: 'AI-Powered Matching' });
  const video = card.locator('video');
  await card.getByRole('button', { name: /^Play AI-Powered Matching/ }).press('Enter');
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
  expect(await durationOf(video)).toBeCloseTo(seconds, 0);
  const shown = () =>
    video.evaluate((film: HTMLVideoElement) => {
      const [track] = film.textTracks;
      const [cue] = track?.activeCues ?? [];
      return { mode: track?.mode, text: (cue as VTTCue | undefined)?.text };
    });
  await expect.poll(shown).toEqual({ mode: 'showing', text: lines[0]?.text });

  const last = lines.at(-1);
  await video.evaluate(
    (film: HTMLVideoElement, at) => {
      film.pause();
      film.currentTime = at;
    },
    (last?.at ?? 0) + 0.5,
  );
  await expect.poll(shown).toEqual({ mode: 'showing', text: last?.text });
  await expectAccessible(page, { state: 'with a film that plays' });
});

test('each film lasts as long as the page says, and one that cannot be loaded says so', async ({ page }) => {
  await page.goto('/demo');
  for (const { name, title } of FILMS) {
    const video = page.getByRole('article').filter({ hasText: title }).locator('video');
    await video.evaluate((film: HTMLVideoElement) => {
      film.preload = 'metadata';
      film.load();
    });
    await expect.poll(() => durationOf(video)).toBeCloseTo(RECORDINGS[name].seconds, 0);
  }
  await page.route('**/films/marketplace.webm*', (route) => route.abort());
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: 'Marketplace Navigation' });
  await card.getByRole('button', { name: /^Play/ }).click();
  await expect(card.getByRole('alert')).toContainText('The film could not be loaded.');
  await page.unroute('**/films/marketplace.webm*');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => durationOf(card.locator('video'))).toBeGreaterThan(30);
});
