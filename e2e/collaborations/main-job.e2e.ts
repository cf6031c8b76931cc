import type { Page } from '@playwright/test';
import { expect, linkInOutbox, test, toast } from '#platform/testing/browser.ts';

/** A stream brings what others do within seconds; a busy machine is slower. */
const SEEN = { timeout: 15_000 };
const PASSWORD = 'monsoon-paper-lantern';

interface Member {
  type: string;
  name: string;
  email: string;
  location: string;
  summary: string;
}

async function signUp(page: Page, member: Member): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radio', { name: new RegExp(`^${member.type}`) }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(member.email);
  await expect(page.getByText('Email is available')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/Organization name/).fill(member.name);
  await page.getByLabel(/Headquarters location/).fill(member.location);
  await page.getByLabel(/Short summary/).fill(member.summary);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function verifyAndSignIn(page: Page, member: Member): Promise<void> {
  await page.goto(await linkInOutbox(page, member.email, 'Please verify your email address'));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Sign In' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The page that greets is left a second later.
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: new RegExp(`Account|${member.email}`, 'i') })).toBeVisible();
}

test('two people play the main job, from the sign-up of both to the shared workspace', async ({
  page,
  newPerson,
}) => {
  const corporate: Member = {
    type: 'Corporate',
    name: 'Pahadi Steel Works Limited',
    email: 'csr@pahadi-steel.example',
    location: 'Jamshedpur, Jharkhand',
    summary: 'Steel maker that funds schools and springs in the hills.',
  };
  const ngo: Member = {
    type: 'NGO/Non-profit',
    name: 'Jharna Hill Springs Revival and Village Water Committee Trust',
    email: 'office@jharna-springs.example',
    location: 'Gumla, Jharkhand',
    summary: 'Village committees that bring dried springs back to life.',
  };
  const ngoPage = await newPerson();

  await test.step('both sign up, open the link of the email, and sign in', async () => {
    await signUp(page, corporate);
    await signUp(ngoPage, ngo);
    await verifyAndSignIn(page, corporate);
    await verifyAndSignIn(ngoPage, ngo);
  });

  await test.step('the corporate finds the NGO despite a typo, and requests a collaboration', async () => {
    await page.goto('/marketplace');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('jharna sprigns');
    const card = page.getByRole('article').filter({ hasText: ngo.name });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: /Request Collaboration/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(/Collaboration objective/)
      .fill('Revive forty springs in Gumla. Train two people per village.');
    await dialog.getByRole('combobox', { name: /Timeframe/ }).click();
    await page.getByRole('option', { name: '6-12 months' }).click();
    await dialog.getByRole('combobox', { name: /Budget band/ }).click();
    await page.getByRole('option', { name: '₹50 Lakh - ₹1 Crore' }).click();
    await dialog.getByRole('button', { name: /Send|Submit/ }).click();
    await expect(toast(page, 'Request Sent')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('link', { name: /^Requested .+, waiting/ })).toBeVisible();
  });

  await test.step('the NGO gets an email and accepts', async () => {
    await ngoPage.goto(await linkInOutbox(ngoPage, ngo.email, 'A collaboration request for you'));
    await expect(
      ngoPage.getByText('Revive forty springs in Gumla. Train two people per village.'),
    ).toBeVisible();
    await ngoPage.getByRole('button', { name: 'Accept', exact: true }).click();
    await ngoPage.getByRole('button', { name: 'Accept request' }).click();
    await ngoPage.getByRole('link', { name: 'Open workspace' }).first().click();
    await expect(ngoPage.getByRole('dialog', { name: 'Revive forty springs in Gumla' })).toBeVisible();
  });

  await test.step('the NGO plans a milestone; the corporate sees it, completes it, and both see the progress', async () => {
    const ngoWorkspace = ngoPage.getByRole('dialog', { name: 'Revive forty springs in Gumla' });
    await ngoWorkspace.getByRole('button', { name: 'Add milestone' }).click();
    const milestone = ngoWorkspace.getByRole('form', { name: 'New milestone' });
    await milestone.getByLabel(/Title/).fill('Survey of forty springs');
    await milestone.getByRole('button', { name: /^(Add|Save)/ }).click();
    await expect(ngoWorkspace.getByRole('heading', { name: 'Survey of forty springs' })).toBeVisible();

    await page.goto(await linkInOutbox(page, corporate.email, 'Your collaboration request was accepted'));
    const workspace = page.getByRole('main');
    await expect(workspace.getByRole('heading', { name: 'Survey of forty springs' })).toBeVisible();
    await workspace.getByRole('button', { name: 'Complete Survey of forty springs' }).click();
    await expect(workspace.getByText('100%')).toBeVisible();
    await workspace.getByRole('tab', { name: 'Team' }).click();
    await expect(workspace.getByRole('tabpanel', { name: 'Team' }).getByText(ngo.name)).toBeVisible();

    // Without a reload, but not below the form that the NGO has open.
    await expect(ngoWorkspace.getByText('100%')).toBeVisible(SEEN);
    await ngoWorkspace.getByRole('button', { name: 'Edit Survey of forty springs' }).click();
    const edited = ngoPage.getByRole('dialog', { name: 'Edit milestone' });
    await edited.getByLabel(/Title/).fill('Survey of all springs');
    await workspace.getByRole('tab', { name: 'Timeline' }).click();
    await workspace.getByRole('button', { name: 'Delete Survey of forty springs' }).click();
    await page.getByRole('button', { name: 'Delete milestone' }).click();
    await expect(workspace.getByText('No milestones yet')).toBeVisible();
    await expect(edited.getByLabel(/Title/)).toHaveValue('Survey of all springs');
    await edited.getByRole('button', { name: 'Cancel' }).click();
    await ngoPage.getByRole('button', { name: 'Discard' }).click();
    await expect(ngoWorkspace.getByText('No milestones yet')).toBeVisible(SEEN);
  });
});
