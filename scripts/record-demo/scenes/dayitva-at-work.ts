import type { Locator, Page } from '@playwright/test';
import type { Camera } from '../camera.ts';
import type { Cast } from '../people.ts';

const NGO = 'Poongathir Child Rights and Education Centre';
const OBJECTIVE = 'Ten bridge schools in Virudhunagar for 700 children who have missed years of class.';
const TITLE = 'Ten bridge schools in Virudhunagar';
const MILESTONES = [
  'Villages chosen with the block office',
  'Teachers hired and trained',
  'First five schools open',
];

/** The video of the product: a company finds an NGO, asks, and both begin to work. */
export async function dayitvaAtWork(camera: Camera, { visitor, manager, stranger }: Cast): Promise<void> {
  await lookAround(camera, visitor);
  await findAndAsk(camera, manager);
  await acceptAndPlan(camera, stranger);
  await workTogether(camera, manager, stranger);
  await camera.open(visitor, '/register');
  await camera.say('Join with your organisation: choose who you are, and the rest is three short steps.');
  await camera.pointAt(visitor.getByText('NGO/Non-profit', { exact: true }).first());
  camera.hold(1);
}

async function lookAround(camera: Camera, page: Page): Promise<void> {
  await camera.open(page, '/');
  camera.poster();
  await camera.say('Dayitva brings companies, NGOs and consultants in India together for CSR work.');
  camera.hold(1);
  await camera.say('What you see is the running product with demo data. The people are made up.');
  camera.hold(2.5);
  await camera.scrollTo(page.getByRole('heading', { name: 'One platform, three places to work' }), {
    at: 0.32,
    seconds: 1.5,
  });
  await camera.say('It has three places: a marketplace, shared workspaces, and a library for learning.');
  camera.hold(1);
}

async function findAndAsk(camera: Camera, page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: NGO }).first();
  const profile = page.getByRole('dialog');
  await camera.open(page, '/marketplace');
  await camera.say('Nandini leads CSR at Tungavarna Industries. She looks for a partner in Tamil Nadu.');
  await camera.type(page.getByRole('searchbox', { name: 'Search' }), 'education Tamil Nadu', {
    until: page.getByText(/^Understood as/),
  });
  await camera.say('Dayitva reads her words as a state and a focus area. The best matches come first.');
  await camera.pointAt(page.getByText(/^Understood as/));
  await camera.say('Each has its reasons. Poongathir shares a focus area, a goal and the state with her.');
  await camera.pointAt(card.getByText('Match', { exact: true }));

  await camera.say('The profile shows who they are, what was checked, and what they have done.');
  await camera.click(
    card.getByRole('button', { name: /^View Profile/ }),
    profile.getByRole('heading', { name: 'Profile Statistics' }),
  );
  camera.hold(1);
  await camera.scrollTo(profile.getByRole('heading', { name: 'Profile Statistics' }), {
    at: 0.25,
    seconds: 1.5,
  });
  await camera.scrollTo(profile.getByRole('heading', { name: 'Projects', exact: true }), { at: 0.25 });
  camera.hold(1);

  await camera.say('She asks for a collaboration: the aim, the time and a budget band.');
  const request = page.getByRole('dialog', { name: /^Request Collaboration/ });
  await camera.click(
    profile.getByRole('button', { name: 'Request Collaboration' }),
    request.getByLabel(/Collaboration objective/),
  );
  await camera.type(request.getByLabel(/Collaboration objective/), OBJECTIVE, { perSecond: 28 });
  await pick(camera, page, request.getByRole('combobox', { name: /Timeframe/ }), '6-12 months');
  await pick(camera, page, request.getByRole('combobox', { name: /Budget band/ }), '₹50 Lakh - ₹1 Crore');
  await camera.click(request.getByRole('button', { name: 'Send request' }));
}

async function acceptAndPlan(camera: Camera, page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: OBJECTIVE });
  await camera.open(page, '/profile?tab=connections');
  await camera.say(
    'In Sivakasi, Muthulakshmi of Poongathir gets a mail, and finds the request in her profile.',
  );
  await camera.scrollTo(card, { at: 0.15 });
  camera.hold(1);
  await camera.say('She reads it, opens the profile of the company if she likes, and accepts.');
  await camera.click(card.getByRole('button', { name: 'Accept', exact: true }));
  await camera.type(page.getByRole('textbox', { name: /Title of the collaboration/ }), TITLE, {
    perSecond: 28,
  });
  await camera.click(page.getByRole('button', { name: 'Accept request' }));

  await camera.say('Both now share a workspace. She adds the first milestone.');
  const workspace = page.getByRole('dialog', { name: TITLE });
  await camera.scrollTo(card, { at: 0.15 });
  await camera.click(
    page.getByRole('link', { name: 'Open workspace' }).first(),
    workspace.getByText('No milestones yet'),
  );
  await camera.click(workspace.getByRole('button', { name: 'Add milestone' }));
  const form = workspace.getByRole('form', { name: 'New milestone' });
  const [first = '', ...others] = MILESTONES;
  await camera.type(form.getByLabel(/Title/), first, { perSecond: 28 });
  await camera.click(
    form.getByRole('button', { name: 'Add milestone' }),
    workspace.getByRole('heading', { name: first }),
  );
  await camera.say('Two more, and the plan is there for both.');
  for (const title of others) {
    await workspace.getByRole('button', { name: 'Add milestone' }).click();
    await form.getByLabel(/Title/).fill(title);
    await form.getByRole('button', { name: 'Add milestone' }).click();
    await workspace.getByRole('heading', { name: title }).waitFor();
  }
  await camera.turnTo(page);
}

async function workTogether(camera: Camera, manager: Page, stranger: Page): Promise<void> {
  const [first = ''] = MILESTONES;
  const workspace = manager.getByRole('dialog', { name: TITLE });
  await camera.open(manager, '/collaborations');
  await camera.say('Nandini finds the new collaboration among her others.');
  const title = manager.getByRole('link', { name: TITLE, exact: true });
  await camera.scrollTo(title, { at: 0.3 });
  await camera.click(title, workspace.getByRole('heading', { name: first }));
  await camera.say('When the villages are chosen, she completes the milestone.');
  await camera.click(
    workspace.getByRole('button', { name: `Complete ${first}` }),
    workspace.getByText('33%'),
  );
  await camera.say("Muthulakshmi's screen follows without a reload: a third of the work is done.");
  await stranger.getByRole('dialog', { name: TITLE }).getByText('33%').waitFor();
  await camera.turnTo(stranger);
  await camera.pointAt(stranger.getByRole('dialog', { name: TITLE }).getByText('33%'));
  await camera.say('Reports, budgets and ratings of the work stay in the same place, for both.');
  camera.hold(1);
}

async function pick(camera: Camera, page: Page, field: Locator, option: string): Promise<void> {
  await camera.click(field, page.getByRole('option', { name: option, exact: true }));
  await camera.click(page.getByRole('option', { name: option, exact: true }));
}
