import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DELETION_GRACE_DAYS } from '#features/accounts/deletion/account-deletion.contract.ts';
import {
  COLLABORATION_ROLES,
  type CollaborationRight,
  rightsIn,
} from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import { TERMS } from '#features/content/legal/terms.data.ts';
import { REMINDER_DAYS } from '#features/documents/documents/documents.rules.ts';
import { SHARE_DAYS } from '#features/documents/shares/document-shares.contract.ts';
import { MATCH_WEIGHTS } from '#features/marketplace/matching/match-weights.data.ts';
import { PROJECT_PICTURES_MAX } from '#features/profiles/project-pictures/project-pictures.contract.ts';
import {
  SERVICE_DESCRIPTION_MAX,
  SERVICE_TAGLINE_MAX,
  SERVICE_TITLE_MAX,
} from '#features/profiles/services/services.contract.ts';
import { OBJECTIVE_MAX, OBJECTIVE_MIN } from '#features/requests/requests/collaboration-requests.contract.ts';
import { CSR_LIMITS, CSR_PERCENT } from '#features/support/help/csr-limits.data.ts';
import { CSR_RULES } from '#features/support/help/csr-rules.data.ts';
import { PARTNERSHIPS, PLATFORM_BASICS } from '#features/support/help/help.data.ts';
import { PASSWORD_MIN } from '#platform/contract/fields.ts';
import { ROLES } from '#platform/contract/people/roles.ts';

const HELP_QUESTIONS = [...PLATFORM_BASICS, ...PARTNERSHIPS];
const DEMO_TICKETS = ['support-tickets', 'asked-questions'].map((name) =>
  readFileSync(new URL(`../../support/tickets/${name}.demo.ts`, import.meta.url), 'utf8'),
);

const answerOf = (id: string) => HELP_QUESTIONS.find((question) => question.id === id)?.answer ?? '';

/** The roles of organisations in which an owner has a right. */
const rolesWith = (right: CollaborationRight) =>
  COLLABORATION_ROLES.filter((ownRole) =>
    rightsIn({ ownRole, role: 'owner', isNamed: true }).includes(right),
  );

describe('the help says what the product does', () => {
  test.each<[id: string, words: string]>([
    ['password-rules', `at least ${PASSWORD_MIN} characters`],
    ['delete-account', `erased after ${DELETION_GRACE_DAYS} days`],
    ['keep-account', `for ${DELETION_GRACE_DAYS} days`],
    ['share-a-document', `${SHARE_DAYS.slice(0, -1).join(', ')} or ${SHARE_DAYS.at(-1)} days`],
    ['document-vault', `${REMINDER_DAYS.slice(0, -1).join(', ')} and ${REMINDER_DAYS.at(-1)} days before`],
    ['send-a-request', `${OBJECTIVE_MIN} to ${OBJECTIVE_MAX} characters`],
    ['add-a-service', `up to ${SERVICE_TITLE_MAX} characters`],
    ['add-a-service', `up to ${SERVICE_TAGLINE_MAX})`],
    ['add-a-service', `up to ${SERVICE_DESCRIPTION_MAX.toLocaleString('en-IN')}`],
    [
      'add-a-project',
      `up to ${['', 'one', 'two', 'three', 'four', 'five', 'six'][PROJECT_PICTURES_MAX]} pictures`,
    ],
  ])('%s: %s', (id, words) => expect(answerOf(id)).toContain(words));

  test('there is a score, of the parts that it names', () => {
    const sum = Object.values(MATCH_WEIGHTS).reduce((all, { max }) => all + max, 0);
    expect(answerOf('matching')).toContain(`from 0 to ${sum} %`);
    const named: Record<keyof typeof MATCH_WEIGHTS, string> = {
      cause: 'what you both work on',
      trust: 'trust',
      place: 'places',
      size: 'size of projects',
      type: 'kind of member',
      need: 'If you wish, the need of a place counts too',
    };
    for (const words of Object.values(named)) expect(answerOf('matching')).toContain(words);
  });

  test('the roles of a workspace may do what it says', () => {
    expect(rolesWith('milestones')).toEqual(['lead', 'implementer']);
    expect(answerOf('milestones')).toContain('The lead and implementers add, change and complete them');
    expect(rolesWith('settings')).toEqual(['lead', 'implementer']);
    expect(answerOf('milestones')).toContain('sets it by hand with a reason under Settings, Progress');
    expect(rolesWith('answers')).toContain('reviewer');
    expect(rolesWith('leave')).toEqual(COLLABORATION_ROLES);
    expect(answerOf('who-sees-a-workspace')).toContain('Each organisation can leave it');
    expect(rolesWith('archive')).toEqual(['lead', 'implementer']);
    expect(answerOf('who-sees-a-workspace')).toContain('The lead and implementers can archive it');
    const deleting = ROLES.filter((role) =>
      rightsIn({ ownRole: 'lead', role, isNamed: true }).includes('delete'),
    );
    expect(rolesWith('delete')).toEqual(['lead']);
    expect(deleting.toSorted()).toEqual(['manager', 'owner']);
    expect(answerOf('who-sees-a-workspace')).toContain('Only owners and managers of the lead can delete it');
  });

  test('the law has the limits with which the assistant computes', () => {
    const { answer } = CSR_RULES.find(({ id }) => id === 'csr-threshold') ?? { answer: '' };
    for (const [measure, rupees] of Object.entries(CSR_LIMITS))
      expect(answer).toContain(
        `${measure} of ₹${(rupees / 10_000_000).toLocaleString('en-IN')} crore or more`,
      );
    expect(CSR_RULES.find(({ id }) => id === 'csr-amount')?.answer).toContain(`${CSR_PERCENT}%`);
  });

  test('an organisation has one profile and an account for each person', () => {
    const texts = [...HELP_QUESTIONS.map(({ answer }) => answer), TERMS.content, ...DEMO_TICKETS];
    for (const text of texts) {
      expect(text).not.toMatch(/organi[sz]ation(,| has| and)? one account|There is no score|by headquarters/);
      expect(text).not.toMatch(/enters it by hand|until it can/i);
    }
    expect(answerOf('one-account')).toMatch(/^Yes/);
    expect(TERMS.content).toContain('One person, one account');
  });
});
