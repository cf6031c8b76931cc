import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { demoMembers } from '#features/profiles/demo-members/profiles.demo.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const ngo = DEMO_SIGN_INS[1];
const PHONE = { width: 360, height: 740 };

test('names of sixty letters fit everywhere at 360 px', async ({ page: partner, newPerson }) => {
  if (!ngo) throw new Error('the demo data has no NGO sign-in');
  await signInAs(partner, ngo.email, ngo.password);
  // Another member than the one whom other journeys know by name.
  const member = demoMembers(new Date()).find(({ key }) => key === 'abhrakbachpan');
  const page = await newPerson();
  await signInAs(page, member?.email ?? '', 'demo-member');
  const name = 'Sahyadrigramodyogprasarakmandalavishwastashikshanarogyasanst'.slice(0, 60);
  await page.setViewportSize(PHONE);
  await page.goto('/profile');
  await page.evaluate(async (long) => {
    const send = (method: string, path: string, body: object) =>
      fetch(`/service/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
        body: JSON.stringify(body),
      });
    await send('PUT', '/profile/profile', { organization_name: long, location: long });
    await send('POST', '/profile/services', {
      title: long,
      tagline: long,
      description: long,
      category: long,
    });
    await send('POST', '/profile/projects', { title: long, status: 'Active', districts: [long] });
  }, name);
  await partner.setViewportSize(PHONE);
  const own = ['', '?view=public', '?tab=services', '?tab=projects', '?tab=connections', '?tab=settings'];
  const pages: [Page, string][] = [
    ...own.map((query): [Page, string] => [page, `/profile${query}`]),
    [page, '/documents'],
    [partner, `/marketplace?search=${name}`],
  ];
  for (const [person, path] of pages) {
    await person.goto(path);
    await expect(person.locator('main h1').first()).toBeVisible();
    await expect(person.locator('.mantine-Skeleton-root')).toHaveCount(0);
    const sideways = () => person.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.configure({ soft: true }).poll(sideways, path).toBeLessThanOrEqual(0);
  }
});
