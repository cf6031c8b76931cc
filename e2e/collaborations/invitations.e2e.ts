import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const LEAD = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const INVITED = { email: 'office@buransh.example', password: 'demo-member', name: 'Burānsh Hill Farmers' };
const TITLE = 'Spring water for schools of Kumaon';

const signIn = (page: Page, { email, password }: { email: string; password: string }) =>
  signInAs(page, email, password);

test('the lead invites a member and an address, and the member is in once it accepts', async ({
  page,
  newPerson,
}) => {
  const invited = await newPerson();
  await signIn(page, LEAD);
  await signIn(invited, INVITED);

  await test.step('an initiative invites a member found by name', async () => {
    await page.goto('/collaborations');
    await page.getByRole('button', { name: 'Create New Collaboration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Initiative' });
    await dialog.getByRole('textbox', { name: 'Title' }).first().fill(TITLE);
    await dialog.getByRole('combobox', { name: /Type/ }).selectOption('Project');
    await dialog.getByRole('textbox', { name: /Description/ }).fill('Pipes and tanks for thirty schools.');
    await dialog.getByRole('combobox', { name: 'Invite members of Dayitva' }).fill('Buransh');
    await page.getByRole('option', { name: new RegExp(INVITED.name) }).click();
    await expect(dialog.getByRole('list', { name: 'Members invited' })).toContainText(INVITED.name);
    await dialog.getByRole('button', { name: 'Create initiative' }).click();
    await toast(page, 'Initiative created').getByRole('button', { name: 'Open workspace' }).click();
  });

  const workspace = page.getByRole('dialog', { name: TITLE });
  await test.step('the lead sees that it waits, and invites another by email', async () => {
    await workspace.getByRole('tab', { name: 'Team' }).click();
    const waiting = workspace.getByRole('region', { name: 'Invitations' });
    await expect(waiting).toContainText(INVITED.name);
    await expect(waiting).toContainText('as Implementer');
    await waiting.getByRole('button', { name: 'Invite organisation' }).click();
    await waiting.getByText('By email').click();
    await waiting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(waiting.getByRole('textbox', { name: /Email address/ })).toBeFocused();
    await waiting.getByRole('textbox', { name: /Email address/ }).fill('Mukta@Villages.example');
    await waiting.getByRole('combobox', { name: 'Role' }).selectOption('reviewer');
    await waiting.getByRole('textbox', { name: 'Message' }).fill('Please read our reports.');
    await expectAccessible(page, { state: 'the form that invites an organisation' });
    await waiting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(waiting).toContainText('mukta@villages.example as Reviewer');
  });

  await test.step('the invited member accepts, and sees the workspace', async () => {
    await invited.goto('/collaborations');
    const invitation = invited.getByRole('region', { name: 'Invitations' });
    await expect(invitation).toContainText(TITLE);
    await expectAccessible(invited, { state: 'an invitation that waits' });
    await invitation.getByRole('button', { name: `Accept the invitation into ${TITLE}` }).click();
    await expect(invited.getByRole('dialog', { name: TITLE })).toBeVisible();
    await expect(invitation).toHaveCount(0);
  });
});
