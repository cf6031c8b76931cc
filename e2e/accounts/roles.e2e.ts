import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const LOOK = 'You can look at this. Ask an owner or manager to change it.';

/** Signs in as the colleague with this role in a demo organisation. */
async function signInWith(page: Page, role: string, of: string): Promise<void> {
  const colleague = DEMO_COLLEAGUES.find((one) => one.role === role && one.of === of);
  await signInAs(page, colleague?.email ?? '', colleague?.password ?? '');
}

/** Opens the workspace of a collaboration of the demo corporate that goes on. */
async function openWorkspace(page: Page) {
  await page.goto('/collaborations');
  await page
    .getByRole('article')
    .filter({ hasText: 'Reading rooms for 300 schools' })
    .getByRole('link', { name: /workspace/i })
    .click();
  const workspace = page.getByRole('dialog');
  await expect(workspace.getByText(/\d+ of \d+ completed/)).toBeVisible();
  return workspace;
}

test('a viewer looks at everything, and finds no button that the server refuses', async ({ page }) => {
  await signInWith(page, 'viewer', 'tungavarna');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));

  await page.goto('/marketplace');
  await expect(page.getByRole('button', { name: /^View Profile/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Request Collaboration/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /^Save: / }), 'a mark of the person').toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Add to list/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const workspace = await openWorkspace(page);
  await expect(workspace.getByText(LOOK)).toBeVisible();
  await expect(workspace.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
  for (const name of [/^Complete /, 'Add milestone', 'Propose budget', 'More actions']) {
    await expect(workspace.getByRole('button', { name })).toHaveCount(0);
  }
  await expectAccessible(page, { state: 'a workspace that a viewer looks at' });
  await workspace.getByRole('tab', { name: 'Team' }).click();
  await expect(workspace.getByRole('region', { name: 'Team' })).toBeVisible();
  await expect(workspace.getByRole('button', { name: /responsibility|Add partner/ })).toHaveCount(0);

  await page.goto('/profile?tab=connections');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(LOOK).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Accept|Decline|Withdraw)$/ })).toHaveCount(0);
  await page.goto('/profile?edit=bio');
  await expect(page.getByRole('button', { name: 'Public View' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit Profile|Save changes|Change picture/ })).toHaveCount(0);
  await expectAccessible(page, { state: 'the profile that a viewer looks at' });

  await page.goto('/documents');
  await expect(page.getByText(LOOK)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Share|More for)/ })).toHaveCount(0);
  await expectAccessible(page, { state: 'the vault that a viewer looks at' });
  expect(refused).toEqual([]);
});

test('a member works on milestones, and finance on budgets alone', async ({ page, newPerson }) => {
  await signInWith(page, 'member', 'tungavarna');
  const work = await openWorkspace(page);
  await expect(work.getByRole('button', { name: 'Add milestone' })).toBeVisible();
  await expect(work.getByRole('button', { name: 'Propose budget' })).toHaveCount(0);
  await expect(work.getByText(LOOK)).toHaveCount(0);

  const finance = await newPerson();
  await signInWith(finance, 'finance', 'tungavarna');
  const books = await openWorkspace(finance);
  await expect(books.getByRole('button', { name: /Propose budget|^Agree$|Withdraw proposal/ })).toBeVisible();
  await expect(books.getByRole('button', { name: 'Add milestone' })).toHaveCount(0);
});

const follow = async (page: Page, list: string) => {
  await page.goto(list);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
};

/** Pages with a button that some roles may not press; `there` is on the page for every role. */
const PAGES: {
  open: string | ((page: Page) => Promise<void>);
  there: string | RegExp;
  button: RegExp;
  /** Roles beside the owner that find the button. */
  allowed?: Role[];
}[] = [
  { open: '/verification', there: 'The three levels', button: /^(Ask for|Withdraw request)/ },
  { open: '/learn?tab=resources', there: 'All resources', button: /^Upload Resource/ },
  { open: '/learn?tab=resources&mine=1', there: 'My resources', button: /^(Upload Resource|Change|Delete)/ },
  { open: '/learn/my-courses', there: 'Courses you write', button: /^(Propose a course|Delete)/ },
  { open: '/learn?tab=stories', there: 'CSR Success Stories', button: /^Share Your Story/ },
  {
    open: '/profile?tab=stories',
    there: 'CSR success stories',
    button: /^(Share (a|Your)|Edit|Continue|Delete)/,
  },
  { open: '/account', there: 'Access tokens', button: /^New webhook/ },
  { open: '/marketplace?saved=true', there: 'Lists', button: /^New list/ },
  {
    open: '/community/gender-equality',
    there: 'Topics',
    button: /^Start a topic/,
    allowed: ['member'],
  },
  {
    open: (page) => follow(page, '/community/gender-equality'),
    there: 'Replies',
    button: /^Send reply/,
    allowed: ['member'],
  },
];

for (const role of ['owner', 'member', 'finance', 'viewer'] as const) {
  test(`pages offer a ${role} only what the server accepts`, async ({ page }) => {
    test.slow();
    const owner = DEMO_SIGN_INS.find((one) => one.role === 'NGO');
    if (role === 'owner') await signInAs(page, owner?.email ?? '', owner?.password ?? '');
    else await signInWith(page, role, 'aksharvan');
    const refused: string[] = [];
    page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
    for (const { open, there, button, allowed = [] } of PAGES) {
      await (typeof open === 'string' ? page.goto(open) : open(page));
      const main = page.getByRole('main');
      await expect(main.getByText(there).first(), String(open)).toBeVisible();
      // What loads late is there, too.
      await expect(main.getByRole('status', { name: /^Loading/ }), String(open)).toHaveCount(0);
      const buttons = main.getByRole('button', { name: button });
      if (role === 'owner' || allowed.includes(role))
        await expect(buttons.first(), String(open)).toBeVisible();
      else await expect(buttons, String(open)).toHaveCount(0);
    }
    expect(refused).toEqual([]);
  });
}
