import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test } from '#platform/testing/browser.ts';
import { arrive, callAs, collaborate } from '#platform/testing/people/browser-calls.ts';
import { samplePng } from '#platform/testing/sample-files.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const COLLEAGUE = { email: 'arvind.hegde@tungavarna.example', password: 'demo-manager' };
const PARTNER = { email: 'office@chilikajala.example', password: 'demo-member' };
const TITLE = 'Boats of the lagoon in their first season';
const PICTURE = 'The first boat on the water';
const SAID = 'The fishers of Satapada chose the green boats.';
const SAID_LATER = 'The fishers of Satapada chose the blue boats.';

/** How many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a report quotes comments and shows a picture; two colleagues write it, and the partner answers', async ({
  page,
  newPerson,
}) => {
  const [partner, colleague] = [await newPerson(), await newPerson()];
  const id = await collaborate([page, COMPANY], [partner, PARTNER], 'Forty boats for the lagoon');
  await arrive(colleague, COLLEAGUE);
  const said = await callAs(partner, 'POST', `/collaborations/${id}/comments`, { body: SAID });
  for (let at = 1; at <= 32; at += 1) {
    await callAs(page, 'POST', `/collaborations/${id}/comments`, { body: `Boat ${at} is **painted**.` });
  }
  const gone = await callAs(page, 'POST', `/collaborations/${id}/comments`, {
    body: 'The engines are late.',
  });

  await test.step('a picture is added to the files', async () => {
    await page.goto(`/collaborations/${id}/files`);
    await page.getByRole('button', { name: 'Add file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a file' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: `${PICTURE}.png`, mimeType: 'image/png', buffer: await samplePng(800, 600) });
    await expect(dialog.getByText('The file has arrived')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add file' }).click();
    await expect(dialog).toBeHidden();
  });

  const report = page.getByRole('article', { name: TITLE });
  await test.step('comments are chosen by keyboard, also one of the next page, and the picture', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('tab', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Add report' }).click();
    const form = page.getByRole('dialog', { name: 'Add a report' });
    await form.getByLabel('Title').fill(TITLE);
    const files = form.getByRole('combobox', { name: 'Files', exact: true });
    await files.fill(PICTURE);
    await expect(page.getByRole('option', { name: PICTURE })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const comments = form.getByRole('combobox', { name: 'Comments', exact: true });
    await comments.click();
    const list = page.getByRole('listbox', { name: 'Comments' });
    await expect(list.getByRole('option')).toHaveCount(30);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // On a phone the list closes after a choice.
    await expect(list).toBeHidden();
    await comments.click();
    await list.getByRole('option').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('option', { name: SAID })).toBeAttached();
    await comments.fill('nothing that was said');
    await expect(page.getByText('No comment has these words')).toBeVisible();
    await comments.fill('satapada');
    await expect(list.getByRole('option', { name: SAID })).toBeVisible();
    await expect(list.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectAccessible(page, { state: 'a report with chosen comments' });
    expect(await overflow(page)).toBe(0);
    await form.getByRole('button', { name: 'Add report' }).click();
    const quotes = report.getByRole('region', { name: 'Comments of the report' });
    await expect(quotes).toContainText(SAID);
    await expect(quotes).toContainText('The engines are late.');
    expect(await overflow(page)).toBe(0);
  });

  await test.step('a comment that is deleted drops out, and the draft says so', async () => {
    await callAs(page, 'DELETE', `/collaborations/${id}/comments/${gone.id}`);
    await page.reload();
    await expect(report.getByText('One chosen comment was deleted and is left out.')).toBeVisible();
    await expect(report).not.toContainText('The engines are late.');
    await expectAccessible(page, { state: 'a draft with a missing comment' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a colleague who changes the same field sees the other value, and who wrote it', async () => {
    await colleague.goto(page.url());
    await colleague.getByRole('article', { name: TITLE }).getByRole('button', { name: 'Edit' }).click();
    const theirs = colleague.getByRole('dialog', { name: 'Edit report' });
    await theirs.getByLabel('Summary').fill('Forty boats are built.');
    await theirs.getByLabel('Next steps').fill('Train the menders.');

    await report.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit report' });
    await expect(form.getByText('One chosen comment was deleted')).toBeVisible();
    await form.getByLabel('Summary').fill('Thirty-two boats are painted.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();

    const change = theirs.getByRole('region', { name: 'Summary was changed meanwhile' });
    await expect(change).toContainText(
      /^[^,]+, .+ changed this at \d+:\d\d [ap]m to: Thirty-two boats are painted\./,
    );
    await expectAccessible(colleague, { state: 'a field of a report that two have changed' });
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    const asked = colleague.getByRole('dialog', { name: 'Changed elsewhere' });
    await expect(asked).toContainText('Thirty-two boats are painted.');
    await asked.getByRole('radio', { name: /Forty boats are built/ }).check();
    await asked.getByRole('button', { name: 'Save my choice' }).click();
    await expect(asked).toBeHidden();
    await expect(report).toContainText('Forty boats are built.');
    await expect(report).toContainText('Train the menders.');
    await expect(report.getByText('One chosen comment was deleted')).toHaveCount(0);
  });

  const received = partner.getByRole('article', { name: TITLE });
  await test.step('the partner reads what was sent, also after the comment has changed, and returns it', async () => {
    await partner.goto(`/collaborations/${id}/reports`);
    await expect(partner.getByRole('button', { name: TITLE })).toHaveCount(0);
    await report.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await partner.getByRole('button', { name: TITLE }).click();
    await callAs(partner, 'PATCH', `/collaborations/${id}/comments/${said.id}`, { body: SAID_LATER });
    await partner.reload();
    await expect(received.getByRole('region', { name: 'Comments of the report' })).toContainText(SAID);
    await partner.getByRole('button', { name: 'Return', exact: true }).click();
    const dialog = partner.getByRole('dialog', { name: 'Return this report?' });
    await dialog.getByLabel('What should be changed').fill('Please say who was trained.');
    await dialog.getByRole('button', { name: 'Return report' }).click();
    await expect(report).toContainText('Please say who was trained.');
  });

  await test.step('the report is changed, sent again and accepted', async () => {
    await expect(report).toContainText(SAID_LATER);
    await report.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit report' });
    await form.getByLabel('Challenges').fill('Twelve women of Satapada were trained.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await report.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(received).toContainText('Twelve women of Satapada were trained.');
    await expect(received).toContainText(SAID_LATER);
    await partner.getByRole('button', { name: 'Accept', exact: true }).click();
    await partner.getByRole('button', { name: 'Accept report' }).click();
    await expect(report).toContainText('Accepted');
  });

  await test.step('the PDF has the picture with its name', async () => {
    const saving = partner.waitForEvent('download');
    await received.getByRole('button', { name: 'Download PDF' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`${TITLE}.pdf`);
    const text = await readFile(await download.path(), 'latin1');
    expect(text).toContain(`(${TITLE})`);
    expect(text).toContain(`/Alt (${PICTURE} \\(version 1\\))`);
    expect(text).toContain('/Subtype /Image');
  });
});
