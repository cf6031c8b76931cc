import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, test, toast } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';
import { arrive, callAs } from '#platform/testing/people/browser-calls.ts';

const LEAD = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const MEMBER = { email: 'rukhsar.pathan@aksharvan.example', password: 'demo-member' };
const GUEST = {
  email: 'office@danghills.example',
  password: 'demo-member',
};
const TITLE = 'Bamboo nurseries of the Dangs';
const SUBJECT = 'You are invited into a collaboration';

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('a guest opens the link in the mail signed out, signs in and joins; a link that is over says why', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const guest = await newPerson();
  await guest.setViewportSize({ width: 360, height: 740 });
  await arrive(page, LEAD);
  const { id } = await callAs(page, 'POST', '/collaborations', {
    title: TITLE,
    description: 'Nurseries that five villages own.',
    type: 'Project',
  });
  const invite = (email: string) =>
    callAs(page, 'POST', `/collaborations/${id}/invitations`, {
      email,
      role: 'implementer',
      message: 'You know bamboo best.',
    });
  await invite('forest@villages.example');
  await invite('withdrawn@villages.example');
  const reader = await newPerson();
  const link = await linkInOutbox(reader, 'forest@villages.example', SUBJECT);
  const withdrawn = await linkInOutbox(reader, 'withdrawn@villages.example', SUBJECT);

  await test.step('signed out, it says who invites, and leads to the sign-in and back', async () => {
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(guest.getByText('You know bamboo best.')).toBeVisible();
    await expect(guest.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await expectAccessible(guest, { state: 'the link of an invitation, signed out', thoroughly: true });
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tabTo(guest, guest.getByRole('main').getByRole('link', { name: 'Sign in' }));
    await guest.keyboard.press('Enter');
    await signIn(guest, GUEST);
    await expect(guest.getByRole('heading', { name: TITLE })).toBeVisible();
    await expectAccessible(guest, { state: 'the link of an invitation, signed in' });
  });

  await test.step('a person who already takes part, or may not answer, gets a reason', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(toast(page, 'Your answer was not saved')).toContainText('takes part already');
    const member = await newPerson();
    await arrive(member, MEMBER);
    await member.goto(link);
    await expect(member.getByText(/^An owner or a manager of your organisation can answer/)).toBeVisible();
    await expect(member.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  });

  await test.step('the guest accepts by keyboard, and the lead sees it at once', async () => {
    await page.goto(`/collaborations/${id}/team`);
    const waiting = page.getByRole('region', { name: 'Invitations' });
    await expect(waiting).toContainText('forest@villages.example');
    await tabTo(guest, guest.getByRole('button', { name: /^Accept/ }));
    await guest.keyboard.press('Enter');
    await expect(guest.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(guest).toHaveURL(new RegExp(`/collaborations/${id}/timeline$`));
    await expect(waiting).not.toContainText('forest@villages.example');
    await expect(page.getByRole('tabpanel', { name: 'Team' })).toContainText('Dang');
  });

  await test.step('an answered, a withdrawn and an unknown link, and one that has expired', async () => {
    await guest.goto(link);
    await expect(guest.getByRole('alert')).toContainText(
      'This invitation was already answered or withdrawn.',
    );
    await page.getByRole('button', { name: 'Withdraw the invitation of withdrawn@villages.example' }).click();
    await expect(toast(page, 'Invitation withdrawn')).toBeVisible();
    await guest.goto(withdrawn);
    await expect(guest.getByRole('alert')).toContainText(
      'This invitation was already answered or withdrawn.',
    );
    await guest.goto('/collaboration-invitation?token=unknown');
    await expect(guest.getByRole('alert')).toContainText('This invitation is not valid');
    await guest.goto('/collaboration-invitation');
    await expect(guest.getByRole('alert')).toContainText('This page needs the link from our email.');
    // The server would answer so after 14 days.
    const message = 'This invitation has expired. Please ask for a new one.';
    await guest.route('**/collaboration-invitations/open', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'INVITATION_EXPIRED', message }, message } }),
    );
    await guest.goto(withdrawn);
    await expect(guest.getByRole('alert')).toContainText(message);
    await expectAccessible(guest, { state: 'an invitation that is over', thoroughly: true });
  });
});
