import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };
const FILE = `<opml version="2.0"><body><outline text="Government">
  <outline text="A ministry with a name that is rather long, of fifty letters" xmlUrl="https://ministry.example/feed"/>
  <outline text="Script" xmlUrl="javascript:alert(1)"/></outline></body></opml>`;

test('an admin imports sources from a file, previews a feed, and exports all', async ({ page }) => {
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Import OPML' }).click();
  const file = { name: 'feeds.opml', mimeType: 'text/x-opml', buffer: Buffer.from(FILE) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('1 new, 0 known, 1 wrong.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, { state: 'the feeds of a file' });
  await page.getByRole('button', { name: 'Add 1 source' }).click();
  await expect(toast(page, 'Sources Added')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Add source' }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('http://127.0.0.1/feed');
  await page.getByRole('button', { name: 'Preview feed' }).click();
  await expect(page.getByText(/private network/)).toBeVisible();
  await expectAccessible(page, { state: 'a preview that fails' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export OPML' }).click();
  expect((await download).suggestedFilename()).toBe('dayitva-news-sources.opml');
});

test('the address of a source that has no dot starts on its first line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/news');
  const link = page
    .getByRole('article', { name: 'Example feed of the demo' })
    .getByRole('link', { name: 'example-feed' });
  await expect(link).toBeVisible();
  const emptyAbove = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const first = [...words.getClientRects()].find(({ width }) => width > 1);
    return (first?.top ?? 0) - element.getBoundingClientRect().top;
  });
  expect(emptyAbove).toBeLessThan(10);
});
