import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';
import { sampleJpeg, samplePdf } from '#platform/testing/sample-files.ts';

const PHONE = { width: 360, height: 740 };
const PDF = samplePdf(['Trust deed of Aksharvan']);

test('an NGO stores a paper on a phone, shares it, sees who opened it, and stops sharing', async ({
  page,
  newPerson,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');
  await page.goto('/documents');
  await page.getByRole('article', { name: '80G approval (section 354)' }).waitFor();
  await expect(page.getByText(/^Your files take .* of 10\sGB, with those of your colleagues/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add document' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a document' });
  await adding.getByRole('button', { name: 'Choose a file' }).waitFor();
  await adding.getByRole('button', { name: 'Add document' }).click();
  await expect(adding.getByText('Please choose a file')).toBeVisible();
  await expect(adding.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expectAccessible(page);
  const program = {
    name: 'deed.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ not a PDF at all'),
  };
  await adding.locator('input[type=file]').setInputFiles(program);
  await adding.getByLabel('Kind of document').selectOption('Other document');
  await adding.getByLabel('Name').fill('Trust deed 1994');
  await adding.getByRole('button', { name: 'Add document' }).click();
  await expect(adding.getByText('This file cannot be used.').first()).toBeVisible();
  const deed = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: PDF };
  await adding.locator('input[type=file]').setInputFiles(deed);
  await adding.getByRole('button', { name: 'Add document' }).click();
  await expect(adding).toBeHidden();

  const card = page.getByRole('article', { name: 'Trust deed 1994' });
  await expect(card).toContainText('Private: only you can open it.');
  await card.getByRole('button', { name: 'Share Trust deed 1994' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this document' });
  await sharing.getByRole('combobox', { name: 'Member' }).fill('tungavrana indstries');
  await page.getByRole('option', { name: /Tungavarna Industries Limited/ }).click();
  await sharing.getByRole('radio', { name: '7 days' }).check();
  for (const name of ['Close', 'Share document']) {
    const height = async () => (await sharing.getByRole('button', { name }).boundingBox())?.height;
    await expect.poll(height, `${name} can be hit with a thumb`).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Share document' }).click();
  const stop = sharing.getByRole('button', { name: 'Stop sharing with Tungavarna Industries Limited' });
  await expect(stop).toBeVisible();
  await sharing.getByRole('button', { name: 'Close' }).click();
  await expect(card).toContainText('Shared with Tungavarna Industries Limited until');

  const funder = await newPerson();
  await signInAs(funder, 'csr@tungavarna.example', 'demo-corporate');
  await funder.goto('/documents?tab=shared');
  await funder.getByRole('button', { name: 'Download Trust deed 1994' }).waitFor();
  await expectAccessible(funder);
  const saving = funder.waitForEvent('download');
  await funder.getByRole('button', { name: 'Download Trust deed 1994' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('deed.pdf');
  expect((await readFile(await saved.path())).equals(PDF)).toBe(true);

  await funder.goto('/marketplace?search=Aksharvan');
  await funder.getByRole('button', { name: /^View Profile/ }).click();
  const shared = funder.getByRole('region', { name: 'Documents shared with you' });
  await expect(shared.getByRole('listitem').filter({ hasText: 'Trust deed 1994' })).toHaveCount(1);
  await funder.goto('/documents?tab=shared');
  await funder.getByRole('button', { name: 'Download Trust deed 1994' }).waitFor();

  await page.goto('/documents?tab=openings');
  await expect(
    page.getByRole('row', { name: /Tungavarna Industries Limited.*Trust deed 1994/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/documents');
  await card.getByRole('button', { name: 'Share Trust deed 1994' }).click();
  await stop.click();
  await expect(stop).toBeHidden();
  await funder.getByRole('button', { name: 'Download Trust deed 1994' }).click();
  await expect(toast(funder, 'Document not opened')).toContainText('Document not found');
  await funder.reload();
  await expect(funder.getByRole('button', { name: 'Download 80G approval (section 354)' })).toBeVisible();
  await expect(funder.getByText('Trust deed 1994')).toHaveCount(0);
});

test('a member selects papers by keyboard and shares them together with one mail', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');
  await page.goto('/documents');
  const bar = page.getByRole('button', { name: /^Share selected/ });
  const titles = ['12A registration (section 332)', '80G approval (section 354)', 'CSR-1 registration'];
  for (const title of titles) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).focus();
    await page.keyboard.press('Space');
  }
  await expect(bar).toHaveText('Share selected (3)');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select CSR-1 registration' }).press('Space');
  await expect(bar).toHaveText('Share selected (2)');
  await bar.focus();
  await page.keyboard.press('Enter');
  const sharing = page.getByRole('dialog', { name: 'Share 2 documents' });
  await expect(sharing.getByRole('listitem')).toHaveText(titles.slice(0, 2));
  await sharing.getByRole('button', { name: 'Share 2 documents' }).click();
  await expect(sharing.getByText('Please select a member from the list')).toBeVisible();
  await sharing.getByRole('combobox', { name: 'Member' }).fill('Tungavarna');
  await page.getByRole('option', { name: /Tungavarna Industries Limited/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sharing.getByRole('radio', { name: '7 days' }).check();
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Share 2 documents' }).press('Enter');
  await expect(toast(page, '2 documents shared')).toContainText(
    'Tungavarna Industries Limited can open them',
  );
  await expect(sharing).toBeHidden();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeFocused();
  for (const title of titles.slice(0, 2)) {
    const card = page.getByRole('article', { name: title });
    await expect(card).toContainText('Shared with Tungavarna Industries Limited until');
    await expect(card.getByRole('checkbox')).not.toBeChecked();
  }
  await linkInOutbox(page, 'csr@tungavarna.example', '2 documents were shared with you');
});

test('a link that names a kind opens the form with it, an unknown one does not', async ({ page }) => {
  await signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');
  await page.goto('/documents?add=fcra');
  const adding = page.getByRole('dialog', { name: 'Add a document' });
  await expect(adding.getByLabel('Kind of document')).toHaveValue('fcra');
  await expect(adding.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expect(page).toHaveURL(/\/documents$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add document' })).toBeFocused();
  await page.goto('/documents?add=passport&tab=shared');
  await expect(page).toHaveURL(/\/documents\?tab=shared$/);
  await expect(page.getByRole('tab', { name: 'Shared with you' })).toHaveAttribute('aria-selected', 'true');
  await expect(adding).toHaveCount(0);
});

test('a member replaces a file and deletes a document', async ({ page }) => {
  await signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');
  await page.goto('/documents');
  const card = page.getByRole('article', { name: 'Child protection policy' });
  await card.getByRole('button', { name: 'More for Child protection policy' }).click();
  await page.getByRole('menuitem', { name: 'Replace file' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace the file' });
  await replacing
    .locator('input[type=file]')
    .setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await sampleJpeg(600, 800) });
  await replacing.getByRole('button', { name: 'Replace file' }).click();
  await expect(card).toContainText('scan.jpg');
  await card.getByRole('button', { name: 'More for Child protection policy' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(card).toHaveCount(0);
});

test('a member chooses the part of a picture by keyboard, and takes it away again', async ({ page }) => {
  await signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await sampleJpeg(900, 700) });
  await dialog.getByRole('slider').press('ArrowRight');
  await dialog.getByLabel('Part of the picture; arrow keys move it').press('ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Picture saved')).toBeVisible();
  const inHeader = page.getByRole('button', { name: /account menu/ }).locator('img');
  await expect(inHeader).toBeVisible();
  const change = page.getByRole('button', { name: 'Change picture' });
  await expect(change.locator('..').locator('img')).toHaveJSProperty('naturalWidth', 512);
  await change.click();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});
