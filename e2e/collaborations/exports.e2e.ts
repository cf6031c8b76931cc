import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test, toast } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';
import { callAs, collaborate } from '#platform/testing/people/browser-calls.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@vidarbhabeej.example', password: 'demo-member' };
const FORMULA = '=HYPERLINK("https://attack.example","Open")';

/** Presses a button by keyboard. @returns the name and the bytes of the file that it saves. */
async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: button, exact: true }));
  await page.keyboard.press('Enter');
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a partner with a phone saves the lists, the report and all files; what another typed is no formula', async ({
  page,
  newPerson,
}) => {
  const lead = await newPerson();
  const id = await collaborate([lead, COMPANY], [page, PARTNER], 'Seeds that farmers keep');
  const upload = async () => {
    await lead.goto(`/collaborations/${id}/files`);
    await lead.getByRole('button', { name: 'Add file' }).click();
    const dialog = lead.getByRole('dialog', { name: /Add/ });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Seed list.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
    await expect(dialog.getByText('The file has arrived')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add file' }).click();
    await expect(dialog).toBeHidden();
  };
  await callAs(lead, 'POST', `/collaborations/${id}/milestones`, { title: FORMULA, due_date: '2031-03-31' });
  await callAs(lead, 'POST', `/collaborations/${id}/comments`, { body: '+1+1, and see @SUM' });
  await upload();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/collaborations/${id}/settings`);
  await expect(page.getByRole('heading', { name: 'Save as a file' })).toBeVisible();
  await expectAccessible(page, { state: 'the settings with what can be saved' });

  await test.step('lists as CSV and XLSX', async () => {
    const csv = await save(page, 'Save as CSV');
    expect(csv.name).toMatch(/\.csv$/);
    const lines = csv.bytes.toString();
    expect(lines).toContain(`"'=HYPERLINK(""https://attack.example"",""Open"")"`);
    expect(lines).not.toMatch(/(^|,)"?[=+@]/m);
    await page.getByLabel('List').selectOption('comments');
    const comments = await save(page, 'Save as CSV');
    expect(comments.bytes.toString()).toContain(`"'+1+1, and see @SUM"`);
    const xlsx = await save(page, 'Save as XLSX');
    expect(xlsx.name).toMatch(/\.xlsx$/);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the whole as PDF, and all files as ZIP', async () => {
    const pdf = await save(page, 'Save report as PDF');
    expect(pdf.name).toMatch(/\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('tab', { name: 'Files' }).click();
    const zip = await save(page, 'Download all');
    expect(zip.name).toMatch(/\.zip$/);
    expect(zip.bytes.toString('latin1')).toContain('Seed list.pdf');
  });

  await test.step('a file that cannot be made says so', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.route('**/exports/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect(toast(page, 'File not made')).toBeVisible();
  });
});
