import { expect, signInAs, test } from '#platform/testing/browser.ts';
import { sampleJpeg } from '#platform/testing/sample-files.ts';

/** `/pictures/<name>`: the name of a picture without its width. */
const nameIn = (address: string | null) => /([\w-]{16,})-\d+\b/.exec(address ?? '')?.[1];

test('a new picture replaces the old one in the header at once', async ({ page }) => {
  await signInAs(page, 'office@teestaorganic.example', 'demo-member');
  await page.goto('/profile');
  const inHeader = page.getByRole('button', { name: /account menu/ }).locator('img');
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const choose = async (width: number, height: number) => {
    await page.getByRole('button', { name: 'Change picture' }).click();
    // Each opening starts again.
    await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await sampleJpeg(width, height) });
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(dialog).toBeHidden();
  };
  // Demo members have a drawn mark.
  await expect(inHeader).toBeVisible();
  const mark = nameIn(await inHeader.getAttribute('src'));
  await choose(900, 700);
  await expect(inHeader).not.toHaveAttribute('src', new RegExp(String(mark)));
  const first = nameIn(await inHeader.getAttribute('src'));
  expect(first).toBeDefined();
  await choose(700, 900);
  await expect(inHeader).not.toHaveAttribute('src', new RegExp(String(first)));
  const shown = page.getByRole('button', { name: 'Change picture' }).locator('..').locator('img');
  await expect(shown).not.toHaveAttribute('src', new RegExp(String(first)));
  expect(nameIn(await inHeader.getAttribute('src'))).toBe(nameIn(await shown.getAttribute('src')));
  await expect
    .poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every tab of the profile is on the screen, a longer row shows that more follow', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signInAs(page, 'office@teestaorganic.example', 'demo-member');
    await page.goto('/profile');
    for (const name of ['Overview', 'Services', 'Projects', 'Stories', 'Connections', 'Settings']) {
      const { x, width } = (await page.getByRole('tab', { name }).boundingBox()) ?? { x: -1, width: 0 };
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(320);
    }

    await page.goto('/documents');
    const row = page.getByRole('tablist', { name: 'Document vault' });
    const fade = (side: 'before' | 'after') =>
      row.evaluate((list, name) => getComputedStyle(list).getPropertyValue(`--${name}`), side);
    await expect.poll(() => fade('after')).toBe('3rem');
    expect(await fade('before')).toBe('0px');
    await page.goto('/documents?tab=shared');
    await expect(page.getByRole('tab', { name: 'Shared with you' })).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => fade('before')).toBe('3rem');
    await page.getByRole('tab', { name: 'Who opened what' }).click();
    await expect(page.getByRole('tab', { name: 'Who opened what' })).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => fade('after')).toBe('0px');
  });

  test('the page stays where it is when the row of tabs changes its size', async ({ page }) => {
    await signInAs(page, 'office@teestaorganic.example', 'demo-member');
    await page.goto('/profile?tab=settings');
    const row = page.getByRole('tablist', { name: 'Your profile' });
    await page.getByRole('textbox', { name: 'Website' }).scrollIntoViewIfNeeded();
    await expect(row).not.toBeInViewport();
    const width = () => row.evaluate((list) => list.clientWidth);
    const before = await width();
    await page.setViewportSize({ width: 375, height: 844 });
    await expect.poll(width).toBeLessThan(before);
    // Whoever watches the row has been told by then.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(row).not.toBeInViewport();
  });
});
