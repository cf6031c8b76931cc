import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { samplePdf, samplePng } from '#platform/testing/sample-files.ts';

const [corporate, ngo] = DEMO_SIGN_INS;
const NAME = 'Utilisation certificate of the first instalment, signed copy';

test('two organisations share a file, its versions and who opened it', async ({ page, newPerson }) => {
  if (!corporate || !ngo) throw new Error('the demo data has no sign-ins');
  const partner = await newPerson();
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/collaborations');
  const card = page.getByRole('article').filter({ hasText: 'Tungavarna' }).first();
  await card.getByRole('link', { name: /^Workspace/ }).click();
  await page.getByRole('link', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(/\/collaborations\/collab_\w+\//);
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect(page).toHaveURL(/\/files$/);
  const address = page.url();
  const row = (at: typeof page, name: string) => at.getByRole('listitem').filter({ hasText: name });

  await test.step('a file in a new folder', async () => {
    await page
      .getByRole('button', { name: /New folder|Add file/ })
      .first()
      .waitFor();
    if (await page.getByText('No files yet').isVisible()) await addFile('first.pdf');
    await page.getByRole('button', { name: 'New folder' }).click();
    const naming = page.getByRole('dialog', { name: 'New folder' });
    await naming.getByRole('button', { name: 'Add folder' }).click();
    await expect(naming.getByText('Folder name is required')).toBeVisible();
    await naming.getByLabel('Folder name').fill('Certificates');
    await naming.getByRole('button', { name: 'Add folder' }).click();
    await expect(page.getByLabel('Folder', { exact: true })).toHaveValue(/[\da-f-]{36}/);
    await addFile(`${NAME}.pdf`);
    await expect(row(page, NAME)).toContainText(/PDF .* · /);
  });

  async function addFile(name: string) {
    await page.getByRole('button', { name: 'Add file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a file' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: samplePdf(['Certificate']) });
    await expect(dialog.getByText('The file has arrived')).toBeVisible();
    await expectAccessible(page, { state: 'the dialog that adds a file' });
    await dialog.getByRole('button', { name: 'Add file' }).click();
    await expect(toast(page, 'File added')).toBeVisible();
    await expect(dialog).toBeHidden();
  }

  await test.step('the partner reads it, and adds a version', async () => {
    await signInAs(partner, corporate.email, corporate.password);
    await partner.goto(address);
    const download = partner.waitForEvent('download');
    await partner.getByRole('button', { name: `Download ${NAME}` }).click();
    expect((await download).suggestedFilename()).toBe(`${NAME}.pdf`);
    await partner.getByRole('button', { name: `More actions for ${NAME}` }).click();
    await partner.getByRole('menuitem', { name: 'Upload a new version' }).click();
    const dialog = partner.getByRole('dialog', { name: `New version: ${NAME}` });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: await samplePng() });
    await expect(dialog.getByText('The file has arrived')).toBeVisible();
    await dialog.getByLabel('What has changed').fill('With the stamp of the auditor');
    await dialog.getByRole('button', { name: 'Add version' }).click();
    await expect(row(partner, NAME)).toContainText('Version 2');
  });

  await test.step('who uploaded it sees the version, the picture, and who opened it', async () => {
    await expect(row(page, NAME)).toContainText('Version 2', { timeout: 15_000 });
    await page.getByRole('button', { name: NAME, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: NAME });
    await dialog.getByRole('button', { name: 'Show a preview' }).click();
    await expect(dialog.getByRole('img', { name: `Preview of ${NAME}` })).toBeVisible();
    await expect(dialog.getByText('Version 2: With the stamp of the auditor')).toBeVisible();
    await expect(dialog.getByText(/downloaded, version 1/)).toBeVisible();
    await expectAccessible(page, { state: 'the dialog of a file' });
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone: renamed, moved, deleted', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page, { state: 'the files of a collaboration' });
    await page.getByRole('button', { name: `More actions for ${NAME}` }).click();
    await page.getByRole('menuitem', { name: 'Rename or move' }).click();
    const moving = page.getByRole('dialog', { name: 'Rename or move' });
    await moving.getByLabel('Name').fill('Certificate');
    await moving.getByLabel('Folder').selectOption('Outside of folders');
    await moving.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No files here yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete empty folder' }).click();
    await expect(row(page, 'Certificate')).toBeVisible();
    const archive = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('button', { name: 'More actions for Certificate' }).click();
    await page.getByRole('menuitem', { name: 'Delete file' }).click();
    await page.getByLabel('Reason (optional)').fill('Of another year');
    await page.getByRole('button', { name: 'Delete file' }).click();
    await expect(page.getByRole('button', { name: 'More actions for Certificate' })).toHaveCount(0);
  });

  await test.step('what was deleted is listed with its reason, and restored', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    const withdrawn = page.getByRole('region', { name: 'Withdrawn' });
    await expect(withdrawn).toContainText('Of another year');
    await expectAccessible(page, { state: 'what was withdrawn in a collaboration' });
    await withdrawn.getByRole('button', { name: 'Restore Certificate' }).click();
    await expect(withdrawn.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Files' }).click();
    await expect(page.getByRole('button', { name: 'More actions for Certificate' })).toBeVisible();
  });
});
