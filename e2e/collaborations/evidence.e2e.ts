import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';
import { sampleJpeg, samplePdf } from '#platform/testing/sample-files.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@chilikajala.example', password: 'demo-member' };
const FILE = 'Handover certificate of the footbridges, signed by all village councils';
const MILESTONE = 'Ten footbridges are repaired';
const INDICATOR = 'Households that reach a clinic in the rains';

test('a file is evidence for a milestone and for a reading, and stays', async ({ page, newPerson }) => {
  const partner = await newPerson();
  await signInAs(page, COMPANY.email, COMPANY.password);
  await signInAs(partner, PARTNER.email, PARTNER.password);
  await Promise.all([page.goto('/terms'), partner.goto('/terms')]);
  const user = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const request = await callAs(page, 'POST', '/collaboration-requests', {
    target_profile_id: user.id,
    collaboration_objective: 'Repair ten footbridges, so that villages reach a clinic during the rains.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
  const answer = { status: 'accepted', title: 'Footbridges of the southern slopes' };
  const { collaboration_id: id } = await callAs(
    partner,
    'PATCH',
    `/collaboration-requests/${request.id}`,
    answer,
  );
  await callAs(page, 'POST', `/collaborations/${id}/milestones`, { title: MILESTONE, status: 'completed' });
  await callAs(page, 'POST', `/collaborations/${id}/indicators`, {
    name: INDICATOR,
    unit: 'households',
    direction: 'increase',
    baseline_value: '40',
    baseline_date: '2026-01-01',
    target_value: '400',
    target_date: '2030-01-01',
  });

  await test.step('the file is added', async () => {
    await page.goto(`/collaborations/${id}/files`);
    await page.getByRole('button', { name: 'Add file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a file' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: `${FILE}.pdf`, mimeType: 'application/pdf', buffer: samplePdf([FILE]) });
    await expect(dialog.getByText('The file has arrived')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add file' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('it is found by name and chosen by keyboard for the milestone', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: `Add evidence for ${MILESTONE}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit milestone' });
    const field = form.getByRole('combobox', { name: 'Evidence', exact: true });
    await field.pressSequentially('nothing of this name');
    await expect(page.getByText('No file has this name')).toBeVisible();
    await field.fill('village councils');
    await expect(page.getByRole('option', { name: FILE })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The list stays open for the next file.
    await page.keyboard.press('Tab');
    await expectAccessible(page, { state: 'a file that is chosen as evidence' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    const evidence = page.getByRole('region', { name: `Evidence for ${MILESTONE}` });
    await evidence.getByRole('button', { name: FILE }).click();
    const preview = page.getByRole('dialog', { name: FILE });
    await preview.getByRole('button', { name: 'Show a preview' }).click();
    await expect(preview.getByTitle(`Preview of ${FILE}`)).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the partner chooses it for a reading on a phone', async () => {
    await partner.setViewportSize({ width: 360, height: 740 });
    await partner.goto(`/collaborations/${id}/impact`);
    await partner.getByRole('button', { name: `Add reading of ${INDICATOR}` }).click();
    const dialog = partner.getByRole('dialog', { name: /New reading/ });
    await dialog.getByLabel('Value in households').fill('120');
    await dialog.getByRole('combobox', { name: 'Evidence', exact: true }).click();
    await partner.getByRole('option', { name: FILE }).click();
    // On a phone the list would cover what comes next.
    await expect(partner.getByRole('option', { name: FILE })).toBeHidden();
    await expectAccessible(partner, { state: 'the dialog of a reading with evidence on a phone' });
    await dialog.getByRole('button', { name: 'Add reading' }).click();
    await expect(toast(partner, 'Reading added')).toBeVisible();
    await partner.getByRole('button', { name: `Chart and readings of ${INDICATOR}` }).click();
    await expect(partner.getByRole('list', { name: 'Evidence' })).toContainText(FILE);
  });

  await test.step('photos become evidence of an open milestone, several at once', async () => {
    const title = 'Planks are laid';
    await callAs(page, 'POST', `/collaborations/${id}/milestones`, { title });
    await partner.goto(`/collaborations/${id}`);
    const photo = async (name: string) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await sampleJpeg(2400, 1600),
    });
    await partner
      .getByLabel(`Photos of ${title}`, { exact: true })
      .setInputFiles([await photo('Bank.jpg'), await photo('Span.jpg')]);
    const evidence = partner.getByRole('region', { name: `Evidence for ${title}` });
    await expect(evidence.getByRole('button', { name: 'Bank' })).toBeVisible();
    await expect(evidence.getByRole('button', { name: 'Span' })).toBeVisible();
    await expectAccessible(partner, { state: 'photos that were added to a milestone' });
  });

  await test.step('as evidence of a completed milestone it cannot be deleted', async () => {
    await expect(page.getByRole('region', { name: `Evidence for ${MILESTONE}` })).toBeVisible();
    await partner.getByRole('tab', { name: 'Files' }).click();
    await partner.getByRole('button', { name: `More actions for ${FILE}` }).click();
    await partner.getByRole('menuitem', { name: 'Delete file' }).click();
    await partner.getByRole('button', { name: 'Delete file' }).click();
    await expect(toast(partner, 'Not deleted')).toContainText('evidence of accepted work');
    await expect(page.getByRole('region', { name: `Evidence for ${MILESTONE}` })).toBeVisible();
  });
});
