import { DAY_MS } from '#platform/contract/durations.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { fileForm, samplePdf } from './sample-files.ts';
import { TEST_PASSWORD, type TestMember } from './sign-in.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

/*
 * Valid bodies of what members make, with `fields` replaced or added, and the calls that make it. An answer's
 * data has the type of `ApiAnswer.body`: each test asserts what stands in it.
 */
type Data = ApiAnswer['body'];

export const signUpBody = (email: string, userData: object = {}) => ({
  email,
  password: 'unusual-words-7',
  userData: {
    full_name: 'Asha Foundation',
    organization_type: 'ngo',
    location: 'Ranchi, Jharkhand',
    bio: 'Schools in the hills.',
    ...userData,
  },
});

export const serviceBody = (fields: object = {}) => ({
  title: 'Teacher training',
  tagline: 'Lessons that children like',
  description: 'Ten days of practice in class, then a visit each month.',
  ...fields,
});

export const projectBody = (fields: object = {}) => ({
  title: 'Wells for Gumla',
  status: 'Active',
  ...fields,
});

/** The form that stores a document; the fields are added or replaced. */
export const documentForm = (fields: Record<string, string> = {}, content = samplePdf(), name = '80G.pdf') =>
  fileForm(content, name, { kind: '80g', ...fields });

export const requestBody = (targetId: string, fields: object = {}) => ({
  target_profile_id: targetId,
  collaboration_objective: 'Digital classrooms in forty schools of Gumla district.',
  timeframe: '0-3 months',
  budget_band: '₹10-50 Lakh',
  ...fields,
});

/** The request of a visitor, with name and email. */
export const guestRequestBody = (targetId: string, fields: object = {}) =>
  requestBody(targetId, { guest_name: 'Asha Devi', guest_email: 'asha@visitors.example', ...fields });

export const initiativeBody = (fields: object = {}) => ({
  title: 'Clean water for Gumla',
  description: 'Hand pumps and rain water tanks in sixty villages.',
  type: 'Initiative',
  ...fields,
});

export const ticketBody = (fields: object = {}) => ({
  subject: 'The verification email does not come',
  message: 'I have looked in the spam folder and asked for it twice.',
  ...fields,
});

/** A report of a story on this site. */
export const grievanceBody = (fields: object = {}) => ({
  kind: 'content_report',
  ground: 'False or misleading',
  about: '/learn/stories/clean-water-for-gumla',
  message: 'The figure of 40,000 households is wrong.',
  ...fields,
});

export const testimonialBody = (fields: object = {}) => ({
  name: 'Asha Devi',
  role: 'Programme lead',
  organization: 'Jal Trust',
  user_type: 'NGO',
  content: 'We found a partner for our hand pumps within a month.',
  impact: '60 villages with clean water',
  ...fields,
});

export const topicBody = (fields: object = {}) => ({
  title: 'Toilets for girls: who cleans them?',
  body: 'We built **12** blocks. Who pays for cleaning after the *second* year?',
  ...fields,
});

/** A success story that can be sent. */
export const caseStudyBody = (fields: object = {}) => ({
  title: 'Sixty villages with clean water',
  summary: 'Hand pumps that women of the village keep working.',
  description: 'We began with a survey of all hand pumps, and trained two women in each village.',
  organizations: ['Jal Trust'],
  partners: ['Gumla Zilla Parishad'],
  beneficiaries: 42_000,
  funding: 18_500_000,
  duration_months: 24,
  outcomes: ['58 of 60 pumps work after two years'],
  sdg_goals: ['Clean Water and Sanitation'],
  contact_name: 'Asha Devi',
  contact_email: 'asha@jaltrust.example',
  contact_organization: 'Jal Trust',
  contact_role: 'Programme lead',
  ...fields,
});

/** A resource of the library, whose file was sent as this upload. */
export const resourceBody = (upload_id: string, fields: object = {}) => ({
  upload_id,
  title: 'Utilisation certificate',
  category: 'Templates',
  description: 'A form that auditors take',
  type: 'document',
  audience: 'NGOs',
  author_name: 'Asha Devi',
  organization: 'Jal Trust',
  email: 'asha@jaltrust.example',
  ...fields,
});

/** Makes one call that must succeed and gives what stands in `data`. */
export async function callAs(
  app: TestApp,
  member: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Data> {
  const answer = await app.request(method, path, { token: member.token, body });
  if (answer.status >= 300) {
    throw new Error(`${method} ${API_BASE}${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body.data;
}

/** A pending collaboration request from one member to another. */
export const sendRequest = (app: TestApp, from: TestMember, to: TestMember, fields: object = {}) =>
  callAs(app, from, 'POST', '/collaboration-requests', requestBody(to.id, fields));

/** A collaboration that both members take part in because `to` accepted the request of `from`. */
export async function startCollaboration(
  app: TestApp,
  from: TestMember,
  to: TestMember,
  fields: object = {},
): Promise<Data> {
  const request = await sendRequest(app, from, to, fields);
  const path = `/collaboration-requests/${request.id}`;
  const { collaboration_id } = await callAs(app, to, 'PATCH', path, { status: 'accepted' });
  return callAs(app, to, 'GET', `/collaborations/${collaboration_id}`);
}

/** The form that stores a key document of a kind: what verification asks of an NGO. */
export const keyDocumentForm = (kind: string, fields: Record<string, string> = {}) => {
  const accounts = { financial_year: lastFinancialYear(new Date()) };
  const own = kind === 'audited-accounts' ? accounts : {};
  return documentForm({ kind, ...own, ...fields }, samplePdf([kind]), `${kind}.pdf`);
};
export const KEY_DOCUMENTS = ['registration', '12a', '80g', 'csr-1', 'audited-accounts'];

/** Prepares the first level of verification: the NGO stores its key documents and enters its numbers. */
export async function storeKeyDocuments(
  app: TestApp,
  ngo: TestMember,
  fields: Record<string, Record<string, string>> = {},
): Promise<void> {
  await callAs(app, ngo, 'PUT', '/profile/profile', {
    csr_registration_number: 'CSR99900001',
    pan: 'AAATA0000K',
  });
  for (const kind of KEY_DOCUMENTS)
    await callAs(app, ngo, 'POST', '/documents', keyDocumentForm(kind, fields[kind]));
}

/** The financial year that ended last: `2025-26` from April 2026 on. */
function lastFinancialYear(now: Date): string {
  const ended = now.getUTCFullYear() - (now.getUTCMonth() < 3 ? 1 : 0);
  return `${ended - 1}-${String(ended % 100).padStart(2, '0')}`;
}

/** An admin's decision on what the request shows at this moment: a grant, with `fields` replaced or added. */
export async function decideRequest(app: TestApp, admin: TestMember, id: string, fields: object = {}) {
  const { papers_seen } = await callAs(app, admin, 'GET', `/admin/verifications/${id}`);
  const body = { decision: 'grant', reason: 'All agree.', papers_seen, ...fields };
  return app.request('PUT', `/admin/verifications/${id}/decision`, { token: admin.token, body });
}

/** Asks for a level of verification, which an admin grants. @returns the request as the admin sees it. */
export async function grantLevel(
  app: TestApp,
  member: TestMember,
  admin: TestMember,
  level: 1 | 2 | 3 = 1,
): Promise<Data> {
  const { id } = await callAs(app, member, 'POST', '/verification/requests', { level });
  const today = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const fields = { reason: 'All papers agree.', audited_on: level > 1 ? today : null };
  const { status, body } = await decideRequest(app, admin, id, fields);
  if (status >= 300) throw new Error(`granting level ${level} answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** A valid body of an access token that lasts for a month. */
export const accessTokenBody = (fields: object = {}) => ({
  name: 'Monthly report',
  scopes: ['profile:read'],
  expires_on: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  password: TEST_PASSWORD,
  ...fields,
});

/** Makes an access token of the member. @returns the answer's data, with the token. */
export const makeAccessToken = (app: TestApp, member: TestMember, fields: object = {}): Promise<Data> =>
  callAs(app, member, 'POST', '/account/access-tokens', accessTokenBody(fields));
