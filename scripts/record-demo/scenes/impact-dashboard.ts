import type { Camera } from '../camera.ts';
import type { Cast } from '../people.ts';

/** Impact Dashboard: years, the map, a state, sectors, and the tables behind them. */
export async function impactDashboard(camera: Camera, { visitor: page }: Cast): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await camera.open(page, '/impact');
  await camera.say("This page shows where India's CSR money goes. Anybody can read it, without an account.");
  camera.hold(3);
  await camera.scrollTo(heading('Ten years of CSR spend'), { at: 0.14 });
  await camera.say('Ten years of spend, and how much of each was assigned to a state.');
  await camera.pointAt(page.getByText('34,909').first());

  await camera.say('On the map, a darker state received more.');
  await camera.scrollTo(page.getByRole('group', { name: 'Shade the map by' }), { at: 0.13, seconds: 1.5 });
  camera.poster();
  camera.hold(1);
  await camera.say('Divided by residents, the picture changes.');
  await camera.click(page.getByRole('group', { name: 'Shade the map by' }).getByText('Spend per resident'));
  await camera.say('Choose Bihar: over ten years it received 133 rupees for each resident.');
  await camera.choose(page.getByLabel('State or union territory'), 'Bihar');
  await camera.pointAt(page.getByRole('heading', { name: 'Bihar', exact: true }));
  await camera.say('Beside it: how many people are in poverty, and the spend of five years.');
  camera.hold(1);
  await camera.say('The address keeps the chosen view, so you can share it.');
  await camera.choose(page.getByLabel('State or union territory'), 'Delhi');

  await camera.say('What the money is for: in 2022-23 education came first, before health care.');
  await camera.scrollTo(heading('What the money is for'), { at: 0.14, seconds: 1.5 });
  await camera.click(page.getByRole('group', { name: 'Financial year' }).getByText('2020-21'));
  await camera.say('In 2020-21, the first year of the pandemic, health care came first.');
  await camera.pointAt(page.getByRole('row', { name: /^Health Care/ }).first());

  await camera.say('Each chart names its source, and has a table and a file for your own work.');
  const table = page.getByText('CSR spend by sector and year, ₹ crore').first();
  await camera.scrollTo(table, { at: 0.3 });
  await camera.click(table);
  camera.hold(1);
}
