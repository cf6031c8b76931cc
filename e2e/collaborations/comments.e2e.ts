import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@teestaorganic.example', password: 'demo-member' };
const OTHER_PARTNER = { email: 'office@niyammandia.example', password: 'demo-member' };
const TITLE = 'Seed banks of the upper Teesta';
const MAP = 'Map of the villages';
const PLAN = 'Plan of the villages, with the names of the keepers';

/** Signs both partners in, and starts a collaboration of them. @returns its id. */
async function startTogether(
  page: Page,
  partner: Page,
  { email, password }: typeof PARTNER,
): Promise<string> {
  await signInAs(page, COMPANY.email, COMPANY.password);
  await signInAs(partner, email, password);
  await Promise.all([page.goto('/terms'), partner.goto('/terms')]);
  const user = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const request = await callAs(page, 'POST', '/collaboration-requests', {
    target_profile_id: user.id,
    collaboration_objective: 'Set up ten seed banks that women of the villages run, and train their keepers.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
  const answer = { status: 'accepted', title: TITLE };
  const { collaboration_id } = await callAs(
    partner,
    'PATCH',
    `/collaboration-requests/${request.id}`,
    answer,
  );
  return collaboration_id;
}

test('two partners talk about the work and about a milestone', async ({ page, newPerson }) => {
  const partner = await newPerson();
  const id = await startTogether(page, partner, PARTNER);
  await callAs(page, 'POST', `/collaborations/${id}/milestones`, { title: 'Ten keepers are trained' });
  await Promise.all([
    page.goto(`/collaborations/${id}/comments`),
    partner.goto(`/collaborations/${id}/comments`),
  ]);
  const theirs = partner.getByRole('article', { name: /^Comment of/ });
  const own = page.getByRole('article', { name: /^Comment of/ });

  await test.step('a comment with a mention appears at the partner, who is mailed', async () => {
    await expect(page.getByText('No comments yet')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await field.pressSequentially('**Ten** keepers by June? @Tee');
    await expect(page.getByRole('option', { name: /Teesta/ })).toHaveAttribute(
      'data-combobox-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(theirs).toHaveCount(1);
    await expect(theirs).toContainText('Ten keepers by June? @Teesta');
    await expect(theirs).toContainText('New');
    await expect(field).toHaveValue('');
    const link = await linkInOutbox(partner, PARTNER.email, 'You were mentioned in a collaboration');
    expect(link).toContain(`/collaborations/${id}/comments?comment=`);
    // Reading the mail has left the page.
    await partner.goto(new URL(link).pathname + new URL(link).search);
    await expect(theirs).toHaveCount(1);
    await expect(partner.getByRole('listitem').filter({ has: theirs })).toBeFocused();
    await expectAccessible(partner, { state: 'a new comment' });
  });

  await test.step('the partner reacts, and the writer sees it', async () => {
    await theirs.getByRole('button', { name: 'React' }).click();
    await partner.getByRole('menuitem', { name: 'Thank you' }).click();
    await expect(own.getByRole('button', { name: 'Thank you 1' })).toBeVisible();
  });

  await test.step('an edit leaves a mark and the version before; a deleted comment leaves its place', async () => {
    await own.getByRole('button', { name: 'Change your comment' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Edit your comment' }).fill('Twelve keepers by June?');
    await page.getByRole('button', { name: 'Save comment' }).click();
    await expect(theirs).toContainText('Twelve keepers by June?');
    await theirs.getByRole('button', { name: 'edited' }).click();
    const versions = partner.getByRole('dialog', { name: 'Earlier versions' });
    await expect(versions).toContainText('Ten keepers by June?');
    await versions.getByRole('button', { name: 'Close' }).click();
    await own.getByRole('button', { name: 'Change your comment' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
    await expect(toast(page, 'Comment deleted')).toBeVisible();
    await expect(theirs).toContainText('Comment deleted');
  });

  await test.step('in a long thread one press leads to the newest, and to the form', async () => {
    for (let at = 1; at <= 6; at++)
      await callAs(page, 'POST', `/collaborations/${id}/comments`, { body: `Keeper ${at} is trained.` });
    await page.reload();
    await page.getByRole('button', { name: 'To the newest' }).click();
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(own.last()).toBeInViewport();
  });

  await test.step('a milestone has its own comments, with a count', async () => {
    await page.goto(`/collaborations/${id}/timeline`);
    await page.getByRole('button', { name: 'Comments on Ten keepers are trained: 0' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comments on Ten keepers are trained' });
    await dialog.getByRole('textbox', { name: 'Your comment' }).fill('The list of names is complete.');
    await dialog.getByRole('button', { name: 'Send comment' }).click();
    await expect(dialog.getByText('The list of names is complete.')).toBeVisible();
    await partner.setViewportSize({ width: 360, height: 740 });
    await partner.getByRole('tab', { name: 'Timeline' }).click();
    await partner.getByRole('button', { name: 'Comments on Ten keepers are trained: 1, 1 new' }).click();
    await expect(partner.getByRole('dialog').getByText('The list of names is complete.')).toBeVisible();
    await expectAccessible(partner, { state: 'comments on a milestone on a phone' });
  });

  await test.step('the notification of a reply leads to the comments on the milestone', async () => {
    const answering = partner.getByRole('dialog', { name: 'Comments on Ten keepers are trained' });
    await answering.getByRole('textbox', { name: 'Your comment' }).fill('We have read it.');
    await answering.getByRole('button', { name: 'Send comment' }).click();
    await expect(answering.getByRole('article').getByText('We have read it.')).toBeVisible();
    const { records } = await callAs(page, 'GET', '/notifications');
    await page.goto(records.find(({ kind }: { kind: string }) => kind === 'replies').path);
    const dialog = page.getByRole('dialog', { name: 'Comments on Ten keepers are trained' });
    await expect(dialog.getByText('We have read it.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/timeline\?milestone=[\w-]+$/);
  });
});

test('two partners talk about a file, and attach one', async ({ page, newPerson }) => {
  const partner = await newPerson();
  const id = await startTogether(page, partner, OTHER_PARTNER);
  await Promise.all([page.goto(`/collaborations/${id}/files`), partner.goto(`/collaborations/${id}/files`)]);
  await page.getByRole('button', { name: 'Add file' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a file' });
  await adding
    .locator('input[type=file]')
    .setInputFiles({ name: `${PLAN}.pdf`, mimeType: 'application/pdf', buffer: samplePdf(['Plan']) });
  await expect(adding.getByText('The file has arrived')).toBeVisible();
  await adding.getByRole('button', { name: 'Add file' }).click();
  const own = page.getByRole('dialog', { name: PLAN });
  const theirs = partner.getByRole('dialog', { name: PLAN });

  await test.step('a comment on it arrives at the partner, who answers on a phone', async () => {
    await page.getByRole('button', { name: `Comments on ${PLAN}: 0` }).click();
    await own.getByRole('textbox', { name: 'Your comment' }).fill('Is the list of villages final?');
    await own.getByRole('button', { name: 'Attach files' }).click();
    await own.getByRole('button', { name: 'Upload a new file' }).click();
    await adding
      .locator('input[type=file]')
      .setInputFiles({ name: `${MAP}.pdf`, mimeType: 'application/pdf', buffer: samplePdf(['Map']) });
    await expect(adding.getByText('The file has arrived')).toBeVisible();
    await adding.getByRole('button', { name: 'Add file' }).click();
    await expect(adding).toBeHidden();
    await expectAccessible(page, { state: 'a comment with a file before it is sent' });
    await own.getByRole('button', { name: 'Send comment' }).click();
    await expect(own.getByRole('article').getByText('Is the list of villages final?')).toBeVisible();
    await partner.setViewportSize({ width: 360, height: 740 });
    await partner.getByRole('button', { name: `Comments on ${PLAN}: 1, 1 new` }).click();
    await expect(theirs.getByText('Is the list of villages final?')).toBeVisible();
    await theirs.getByRole('button', { name: MAP }).click();
    const map = partner.getByRole('dialog', { name: MAP });
    await map.getByRole('button', { name: 'Show a preview' }).click();
    await expect(map.getByTitle(`Preview of ${MAP}`)).toBeVisible();
    await map.getByRole('button', { name: 'Close' }).click();
    await expect(map).toBeHidden();
    await theirs.getByRole('textbox', { name: 'Your comment' }).fill('Two more will follow.');
    await theirs.getByRole('button', { name: 'Send comment' }).click();
    await expect(own.getByText('Two more will follow.')).toBeVisible();
    await expectAccessible(partner, { state: 'comments on a file on a phone' });
  });

  await test.step('the tab Comments leads to the file, also after a reload', async () => {
    await page.goto(`/collaborations/${id}/comments`);
    await page
      .getByRole('radiogroup', { name: 'Comments on' })
      .getByText(/^Milestones and files/)
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: PLAN })).toContainText('2 comments');
    await expectAccessible(page, { state: 'the threads on milestones and files' });
    await page.getByRole('link', { name: `Open file ${PLAN}` }).click();
    await expect(own.getByText('Two more will follow.')).toBeVisible();
    await page.reload();
    await expect(own.getByText('Two more will follow.')).toBeVisible();
  });

  await test.step('the words stay when the file is deleted', async () => {
    await theirs.getByRole('button', { name: 'Close' }).click();
    await partner.getByRole('button', { name: `More actions for ${PLAN}` }).click();
    await partner.getByRole('menuitem', { name: 'Delete file' }).click();
    await partner.getByRole('button', { name: 'Delete file' }).click();
    await expect(page.getByRole('dialog', { name: 'This file was deleted' })).toBeVisible();
    await page.goto(`/collaborations/${id}/comments`);
    await page
      .getByRole('radiogroup', { name: 'Comments on' })
      .getByText(/^Milestones and files/)
      .click();
    await page.getByRole('button', { name: PLAN }).click();
    const thread = page.getByRole('dialog', { name: `Comments on ${PLAN}` });
    await expect(thread.getByText('Is the list of villages final?')).toBeVisible();
    await expect(thread.getByRole('textbox')).toHaveCount(0);
  });
});
