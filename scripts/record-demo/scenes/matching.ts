import type { Camera } from '../camera.ts';
import type { Cast } from '../people.ts';

/** AI-Powered Matching: the match line, a search in plain words, and the reasons in a profile. */
export async function matching(camera: Camera, { manager: page }: Cast): Promise<void> {
  const card = (name: string) => page.getByRole('article').filter({ hasText: name }).first();
  const match = (name: string) => card(name).getByText('Match', { exact: true });
  const search = page.getByRole('searchbox', { name: 'Search' });

  await camera.open(page, '/marketplace');
  await camera.say('Nandini Rao Shirali looks for partners for the CSR work of Tungavarna Industries.');
  camera.hold(1);
  await camera.say('Dayitva compares her profile with each member: focus areas, goals and regions.');
  await camera.pointAt(match('Sabarmesh Water Engineering Services'));
  await camera.say('The line Match names what both share. There is no secret score.');
  camera.hold(1);

  await camera.say('She can search in plain words.');
  await camera.type(search, 'water NGO Karnataka', { until: page.getByText(/^Understood as/) });
  await camera.say('Dayitva shows how it reads them: a state, a type of member and a focus area.');
  await camera.pointAt(page.getByText(/^Understood as/));
  camera.hold(1);
  await camera.say('Members who fit best come first, each with the reasons of the match.');
  camera.poster();
  await camera.pointAt(match('Kalyana Kere Tank Restoration Trust'));
  camera.hold(1);

  await camera.say('A name is found with a spelling mistake, too.');
  await camera.type(search, 'aksharvn lerning', { until: page.getByRole('heading', { name: '1 result' }) });
  await camera.pointAt(card('Aksharvan Learning Trust').getByRole('heading'));

  await camera.say('The profile begins with the same reasons.');
  await camera.click(
    card('Aksharvan Learning Trust').getByRole('button', { name: /^View Profile/ }),
    page.getByRole('dialog').getByRole('heading', { name: 'Profile Statistics' }),
  );
  await camera.pointAt(page.getByRole('dialog').getByText('Match', { exact: true }));
  await camera.say('They are facts of both profiles. Keep yours complete, and your matches get better.');
  camera.hold(2);
}
