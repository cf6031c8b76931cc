import type { Camera } from '../camera.ts';
import type { Cast } from '../people.ts';

/** Marketplace Navigation: filters, pages, a profile with its registrations, and saving it. */
export async function marketplace(camera: Camera, { manager: page }: Cast): Promise<void> {
  const dialog = page.getByRole('dialog');

  await camera.open(page, '/marketplace');
  await camera.say('The marketplace lists companies, NGOs, consultants and service providers.');
  camera.hold(1);
  await camera.say('One press shows NGOs only.');
  await camera.click(page.getByRole('button', { name: 'NGO/Non-profit' }));
  await camera.say('Location finds head offices and places of work, and says which of them it is.');
  await camera.scrollTo(page.getByRole('searchbox', { name: 'Search' }), { at: 0.2 });
  const option = page.getByRole('option', { name: 'Maharashtra' });
  await camera.type(page.getByRole('combobox', { name: 'Location' }), 'Maha', {
    perSecond: 6,
    until: option,
  });
  await camera.click(option);
  await camera.scrollTo(page.getByRole('article').nth(1), { at: 0.25 });
  camera.hold(1);
  await camera.say('Ask for more proof: only members whose work was checked on site.');
  await camera.choose(page.getByLabel('Verification'), '2');
  camera.poster();
  camera.hold(1);

  const first = page.getByRole('article').filter({ hasText: 'Aksharvan Learning Trust' }).first();
  await camera.say('A profile opens above the list, so you do not lose your place.');
  await camera.click(
    first.getByRole('button', { name: /^View Profile/ }),
    dialog.getByRole('heading', { name: 'Profile Statistics' }),
  );
  camera.hold(1);
  await camera.say('Registrations show what was checked, on which day, and how long it is valid.');
  await camera.scrollTo(dialog.getByRole('heading', { name: 'Registrations' }), { at: 0.25, seconds: 1.5 });
  camera.hold(1);
  await camera.say('Then projects, services and the ratings of partners.');
  await camera.scrollTo(dialog.getByRole('heading', { name: 'Projects', exact: true }), {
    at: 0.25,
    seconds: 1.2,
  });
  await camera.scrollTo(dialog.getByRole('heading', { name: 'Ratings', exact: true }), {
    at: 0.25,
    seconds: 1.5,
  });
  await camera.say('Save a profile for later. Only you see what you saved.');
  await camera.click(dialog.getByRole('button', { name: /^Save/ }));
  await camera.click(dialog.getByRole('button', { name: 'Close', exact: true }));
  await camera.say('The filters are part of the address: a reload or a shared link keeps them.');
  await camera.scrollTo(page.getByRole('button', { name: 'Saved', exact: true }), { at: 0.25 });
  await camera.click(page.getByRole('button', { name: 'Saved', exact: true }));
  camera.hold(1);
}
