import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };

test('an admin finds every page in the tree, folds a group, and starts at a quick card', async ({ page }) => {
  await signInAs(page, admin.email, admin.password);
  await page.route('**/admin/navigation', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin');
  await expect(page.getByText('Failed to load navigation')).toBeVisible();
  await page.unroute('**/admin/navigation');
  await page.getByRole('button', { name: 'Retry' }).click();

  const tree = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(tree.getByRole('link', { name: 'Learn CSR View Only' })).toHaveAttribute('href', '/learn');
  await expect(tree.getByRole('link', { name: /^Support tickets \d+\+? waiting$/ })).toBeVisible();
  await expectAccessible(page);
  await tree.getByRole('button', { name: 'Support', exact: true }).click();
  await expect(tree.getByRole('link', { name: 'Support tickets' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide navigation' }).click();
  await expect(tree).toHaveCount(0);
  await page.getByRole('button', { name: 'Show navigation' }).click();

  const queue = page.getByRole('region', { name: 'What waits' });
  await expect(queue.getByRole('link', { name: /open support tickets?$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The platform' })).toContainText('Time to answer');

  const cards = page.getByRole('list', { name: 'Quick links' });
  await expect(cards.getByRole('link')).toHaveText([
    ...['Homepage Content', 'User Types Section', 'Features Content'],
    ...['Impact Section', 'Testimonials', 'RSS Sources'],
  ]);
  await cards.getByRole('link', { name: 'Impact Section' }).click();
  await expect(page).toHaveURL('/admin/content?page=home_impact');
  await expect(tree.getByRole('link', { name: 'Impact Section' })).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Admin pages' }).click();
  const drawer = page.getByRole('dialog', { name: 'Admin pages' });
  await expect(drawer.getByRole('link', { name: 'Holidays' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Holidays' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible();
  await page.getByRole('button', { name: 'Admin pages' }).click();
  await expect(drawer.getByRole('link', { name: 'Holidays' })).toBeVisible();
  await expectAccessible(page, { state: 'drawer' });
});
