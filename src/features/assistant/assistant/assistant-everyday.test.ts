import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

/** What visitors and members ask about the product and the law, each with one source of its answer. */
const EVERYDAY: [question: string, url: string][] = [
  // Money, plans, claims.
  ['What does premium cost per month?', '/support#premium'],
  ['is there a paid version', '/support#premium'],
  ['what do I get with premium features', '/support#premium'],
  ['premium 999 rupees what is included', '/support#premium'],
  ['can we pay for more visibility', '/support#premium'],
  ['Do you take a commission on the grant?', '/#faq-5'],
  ['do you keep a percentage of the grant', '/#faq-5'],
  ['any registration fee for ngos', '/#faq-5'],
  ['Does Dayitva use blockchain?', '/support#claims'],
  ['do you have real time reporting', '/support#claims'],
  ['Can I see a demo?', '/support#see-a-demo'],
  ['book a demo for our board', '/support#see-a-demo'],
  ['can I try it before I register', '/support#see-a-demo'],
  ['is there a video that shows the platform', '/support#see-a-demo'],
  ['Marketplace or Connect Pro, what is the difference?', '/support#marketplace-or-pro'],
  ['difference between marketplace and workspace', '/support#marketplace-or-pro'],
  // Verification.
  ['What is the 3-tier verification?', '/support#get-verified'],
  ['three levels of verification explained', '/support#get-verified'],
  ['Which documents are checked before verification?', '/support#verification-documents'],
  ['what papers do you check for an NGO', '/support#verification-documents'],
  ['who checks the documents of an ngo', '/support#verification-documents'],
  ['how often is a verified ngo checked again', '/support#verification-validity'],
  // The law.
  ['Who has to spend 2% on CSR?', '/support#csr-threshold'],
  ['CSR rules for a foreign company', '/support#csr-threshold'],
  ['does csr apply to every company', '/support#csr-threshold'],
  ['Our profit is 4 crore and turnover 1,100 crore. Does CSR apply?', '/support#csr-threshold'],
  ['net worth 600 crore, do we have to do csr', '/support#csr-threshold'],
  ['we have 6 crore profit is csr mandatory', '/support#csr-threshold'],
  ['average net profit of 10 crore how much csr', '/support#csr-amount'],
  ['Can CSR be spent on employees?', '/support#csr-not-csr'],
  ['can we build a temple with csr', '/support#csr-not-csr'],
  ['Does PM CARES count as CSR?', '/support#csr-activities'],
  ['is donation to prime minister relief fund csr', '/support#csr-activities'],
  ['does tree planting come under schedule VII', '/support#csr-activities'],
  ['Can a small trust without 80G receive CSR money?', '/support#csr-implementing-agency'],
  ['can we give csr money to a section 8 company', '/support#csr-implementing-agency'],
  ['last date to file CSR-2', '/support#csr-2-form'],
  ['how much of csr can be used for salaries of the company', '/support#csr-admin-overheads'],
  ['can we carry forward extra csr spend', '/support#csr-set-off'],
  ['what is the fine if we do not spend', '/support#csr-penalty'],
  ['who owns the building made with csr money', '/support#csr-capital-assets'],
  ['what must be in the annual action plan', '/support#csr-annual-action-plan'],
  ['is a csr committee needed for 40 lakh', '/support#csr-committee'],
  ['what is an ongoing project under csr', '/support#csr-ongoing-project'],
  // Partners.
  ['how can I compare three NGOs', '/support#compare-members'],
  ['make a shortlist with my colleague', '/support#compare-members'],
  ['send me an alert for new ngos', '/support#saved-searches'],
  ['save this search', '/support#saved-searches'],
  ['how do i search with a sentence', '/support#find-a-partner'],
  ['what is AI match', '/support#matching'],
  ['why is my match only 9 percent', '/support#matching'],
  ['how is the match score calculated', '/support#matching'],
  ['how do i bookmark an ngo', '/support#save-a-profile'],
  ['how many days does a partner have to reply', '/support#no-answer-yet'],
  ['can I take back my request', '/support#answer-a-request'],
  ['where do I accept a request', '/support#answer-a-request'],
  ['how do I approach an ngo', '/support#send-a-request'],
  ['download the list of NGOs in excel', '/support#download-lists'],
  // Work.
  ['How do I upload photos as evidence?', '/support#evidence'],
  ['attach site photos to a milestone', '/support#evidence'],
  ['how to share files with our partner', '/support#evidence'],
  ['How do I report on a quarter?', '/support#progress-reports'],
  ['how to send the quarterly report to the funder', '/support#progress-reports'],
  ['how do I accept a progress report', '/support#progress-reports'],
  ['How do I ask a company for the next instalment?', '/support#instalments'],
  ['when will the next tranche come', '/support#instalments'],
  ['how do we agree on a budget', '/support#budget-of-a-workspace'],
  ['partner wants to change the budget', '/support#budget-of-a-workspace'],
  ['how do I add an indicator', '/support#impact-indicators'],
  ['where do I enter the number of beneficiaries', '/support#impact-indicators'],
  ['how can I create a new initiative', '/support#start-an-initiative'],
  ['start a project without a partner', '/support#start-an-initiative'],
  ['how do I close a completed project', '/support#end-a-collaboration'],
  ['leave a collaboration', '/support#end-a-collaboration'],
  ['who can delete a collaboration', '/support#who-sees-a-workspace'],
  ['what may a reviewer do in a workspace', '/support#who-sees-a-workspace'],
  ['Can I set the progress by hand?', '/support#milestones'],
  ['how to mark a milestone as done', '/support#milestones'],
  ['add milestones to google calendar', '/support#calendar'],
  ['invite another organisation into our workspace', '/support#add-a-partner'],
  // Account and others.
  ['how do I invite a colleague', '/support#one-account'],
  ['one login for the whole team', '/support#one-account'],
  ['where are my notifications', '/support#notifications'],
  ['is there a template for an MoU', '/support#learn-csr'],
  ['budget template download', '/support#learn-csr'],
  ['do you have courses on csr', '/support#learn-csr'],
  ['where can I discuss with other NGOs', '/support#ask-the-community'],
  ['how do I report a post', '/support#report-content'],
  ['switch to dark mode', '/support#colours'],
  ['change the email I log in with', '/support#change-email'],
  ['log out from all devices', '/support#devices'],
  ['can I use dayitva on my phone', '/support#phone-app'],
  ['Kya ye website hindi me hai', '/support#languages'],
  ['premium ka kitna paisa lagta hai', '/support#premium'],
  ['मुझे किसी इंसान से बात करनी है', '/support?tab=contact'],
  ['report kaise bheje partner ko', '/support#progress-reports'],
  ['milestone ki photo kaise upload kare', '/support#evidence'],
  ['colleague ko kaise invite kare', '/support#one-account'],
];

/** Questions for the records of the member who asks, each with the page on which they are. */
const OWN: [question: string, url: string][] = [
  ['Which milestones are late?', '/collaborations'],
  ['any overdue milestones?', '/collaborations'],
  ['what is delayed', '/collaborations'],
  ['show delayed deliverables', '/collaborations'],
  ['When is my next milestone due?', '/collaborations'],
  ['what is due this week', '/collaborations'],
  ['upcoming deadlines', '/collaborations'],
  ['What must I do this week?', '/'],
  ['What is waiting for me?', '/'],
  ['is anything pending on my side, what waits for us', '/'],
  ['what needs my attention', '/'],
  ['what should I do next', '/'],
  ['aaj mujhe kya karna hai', '/'],
  ['do I have open requests', '/profile?tab=connections'],
  ['How many projects do I have?', '/collaborations'],
  ['how many active collaborations do we have', '/collaborations'],
  ['Who am I signed in as?', '/account'],
  ['which account am I using', '/account'],
  ['which of my documents expire soon', '/documents'],
  ['is our 80G certificate expiring', '/documents'],
  ['are we verified', '/verification'],
  ['which level do we have', '/verification'],
];

/** Nothing on the platform answers these. */
const UNKNOWN = [
  'do you support blockchain payments in bitcoin',
  'how many elephants are in Kerala',
  'Which horse is late?',
  'When does the late show begin?',
  'who is the chief minister',
  'recommend a restaurant in Patna',
  'how do I renew my driving licence',
  'who won the football match',
];

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app, { type: 'ngo', name: 'Desk Trust' });
});
afterAll(() => app.stop());

async function ask(question: string, token?: string) {
  const answer = await app.request('POST', '/assistant/answers', { token, body: { question } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { data } = answer.body;
  return { ...data, urls: data.sources.map(({ url }: { url: string }) => url) };
}

test('there are 120 questions', () => expect(EVERYDAY.length + OWN.length).toBeGreaterThanOrEqual(120));

test.each(EVERYDAY)('%s: %s', async (question, url) => {
  const { knows, urls, answer } = await ask(question, member.token);
  expect({ knows, urls }, answer).toEqual({ knows: true, urls: expect.arrayContaining([url]) });
});

test.each(UNKNOWN)('is not known: %s', async (question) => {
  const { knows, answer } = await ask(question, member.token);
  expect(knows, answer).toBe(false);
});

test.each<[question: string, answer: RegExp]>([
  [
    'profit of 4 crore and turnover of 1,100 crore: does csr apply?',
    /^Yes.*at or above ₹1,000 Cr.*below ₹5 Cr/,
  ],
  ['net worth 600 crore', /^Yes/],
  ['net profit 4.9 crore', /^No, not by these figures alone; net worth and turnover can still decide/],
  ['turnover 900 crore, profit 2 crore, net worth 100 crore', /^No, CSR does not apply/],
  ['2% of average net profit of 10 crore', /^2% of ₹10 Cr is ₹20 L\b/],
  ['Can CSR be spent on employees?', /^These do not count/],
])('%s: %s', async (question, answer) => expect((await ask(question)).answer).toMatch(answer));

describe('the desk of a member', () => {
  test.each(OWN)('%s: %s', async (question, url) => {
    const { knows, urls, answer } = await ask(question, member.token);
    expect({ knows, urls }, answer).toEqual({ knows: true, urls: expect.arrayContaining([url]) });
    expect((await ask(question)).answer).toBe('Only you can see that. Log in and ask me again.');
  });

  test('is computed from the records, and says when it is empty', async () => {
    expect((await ask('Which milestones are late?', member.token)).answer).toBe(
      'No milestone of your collaborations is late.',
    );
    expect((await ask('What waits for me?', member.token)).answer).toMatch(/^Nothing waits for you/);
    const milestones = [
      { title: 'Dig the well', due_date: '2020-02-01' },
      { title: 'Far away', due_date: '2099-01-01' },
    ];
    const { id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody({ title: 'Wells' }));
    for (const milestone of milestones)
      await callAs(app, member, 'POST', `/collaborations/${id}/milestones`, milestone);
    expect((await ask('Which milestones are late?', member.token)).answer).toBe(
      '1 milestone is late:\nDig the well (Wells): due 1 Feb 2020',
    );
    expect((await ask('What must I do this week?', member.token)).answer).toBe(
      'This waits for you:\n1 milestone late or due within 14 days: Dig the well (1 Feb 2020)',
    );
    expect((await ask('How many projects do I have?', member.token)).answer).toMatch(
      /^You take part in \d active collaborations?, and your profile shows 0 projects\.$/,
    );
    expect((await ask('Who am I signed in as?', member.token)).answer).toBe(
      `You are signed in as ${member.email}, owner of Desk Trust.`,
    );
  });
});
