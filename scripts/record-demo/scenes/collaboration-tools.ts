import type { Camera } from '../camera.ts';
import type { Cast } from '../people.ts';

const TITLE = 'Reading rooms for 300 schools of Satara and Sangli';
const AUDIT = 'Book audit of the first 80 rooms';

/** Collaboration Tools: figures, timeline, team, budget, and what the partner sees. */
export async function collaborationTools(camera: Camera, { manager, director }: Cast): Promise<void> {
  const workspace = manager.getByRole('dialog', { name: TITLE });
  const partners = director.getByRole('dialog', { name: TITLE });
  await director.goto('/collaborations');
  await director.getByRole('link', { name: TITLE, exact: true }).click();
  await partners.getByRole('heading', { name: AUDIT }).waitFor();

  await camera.open(manager, '/collaborations');
  await camera.say('All shared work of a company on one page, with its budget and its success rate.');
  camera.hold(3);
  const title = manager.getByRole('link', { name: TITLE, exact: true });
  await camera.scrollTo(title, { at: 0.3 });
  await camera.click(title, workspace.getByRole('heading', { name: AUDIT }));
  await camera.say('The workspace belongs to both sides. The timeline says what is done, next and late.');
  camera.poster();
  camera.hold(1.5);
  await camera.say('The book audit is late. Nandini has the report and completes the milestone.');
  await camera.scrollTo(workspace.getByRole('heading', { name: AUDIT }), { at: 0.45 });
  await camera.click(workspace.getByRole('button', { name: `Complete ${AUDIT}` }));
  await camera.say('Progress is counted from completed milestones. Nobody types it in.');
  await camera.scrollTo(workspace.getByText('Progress', { exact: true }), { at: 0.25 });
  await camera.pointAt(workspace.getByText('Progress', { exact: true }));

  await camera.say('Team: who takes part, for which side, and who does what.');
  await camera.click(workspace.getByRole('tab', { name: 'Team' }));
  camera.hold(1.5);

  await camera.say('A new budget is a proposal: it counts when the partner agrees.');
  await camera.click(workspace.getByRole('button', { name: 'Propose budget' }));
  const proposal = manager.getByRole('dialog', { name: 'Propose a budget' });
  await camera.type(proposal.getByRole('textbox').first(), '11.6 Cr');
  await camera.type(
    proposal.getByRole('textbox', { name: /^Note/ }),
    'Forty more rooms in Sangli, paid in April.',
    {
      perSecond: 24,
    },
  );
  await camera.click(
    proposal.getByRole('button', { name: 'Send proposal' }),
    workspace.getByText(/You proposed this budget/),
  );

  await camera.say(
    "On the other side, the NGO's director sees the progress and the proposal without a reload.",
  );
  await partners.getByText(/proposes this budget/).waitFor();
  await camera.turnTo(director);
  camera.hold(1.5);
  await camera.say('She agrees. Both have the same figure, and the history stays.');
  await camera.click(partners.getByRole('button', { name: 'Agree', exact: true }));
  await camera.click(director.getByRole('button', { name: 'Agree to budget' }));
  camera.hold(1);
}
