import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { QUICK_REPLIES } from './assistant.contract.ts';

/** Questions in people's own words, each with one source of its answer. */
const KNOWN: [question: string, url: string][] = [
  ['What is CSR?', '/support#csr-meaning'],
  ['Does CSR apply to my company?', '/support#csr-threshold'],
  ['Is CSR mandatory for a company with a turnover of 1200 crore?', '/support#csr-threshold'],
  ['How is the 2% worked out?', '/support#csr-amount'],
  ['how to calculate csr obligation', '/support#csr-amount'],
  ['What happens to unspent CSR money of an ongoing project?', '/support#csr-unspent'],
  ['By when must we transfer the unspent amount?', '/support#csr-unspent'],
  ['Can we carry forward excess CSR spending?', '/support#csr-set-off'],
  ['How much can go into admin overheads?', '/support#csr-admin-overheads'],
  ['When do we need an impact assesment?', '/support#csr-impact-assessment'],
  ['When is form CSR-2 due?', '/support#csr-2-form'],
  ['Is sports allowed under schedule 7?', '/support#csr-activities'],
  ['Can CSR money go to a political party?', '/support#csr-not-csr'],
  ['Do we need a CSR committee?', '/support#csr-committee'],
  ['What is the penalty for not spending?', '/support#csr-penalty'],
  ['Which papers does an NGO need to receive CSR funds?', '/support#csr-implementing-agency'],
  ['who signs the utilization certificate', '/support#csr-utilisation'],
  ['What is the CSR registration number?', '/support#csr-registration-number'],
  ['Is there a new amendment bill?', '/support#csr-bill-2026'],
  ['How do I sign in?', '/support#log-in'],
  ['I did not get the verification mail', '/support#verify-email'],
  ['How do I confirm my e-mail?', '/support#verify-email'],
  ['forgot password', '/support#forgot-password'],
  ['change my pasword', '/support#change-password'],
  ['How can I delete my account?', '/support#delete-account'],
  ['How do I sign up?', '/register'],
  ['Where do I switch on 2FA?', '/support#two-factor'],
  ['I want to download my data', '/support#download-data'],
  ['How do I find an NGO?', '/marketplace'],
  ['How do I send a collaboration request?', '/support#send-a-request'],
  ['What is a workspace?', '/support#workspace'],
  ['Why is my profile not visible?', '/support#profile-in-marketplace'],
  ['I want to talk to a human', '/support?tab=contact'],
  ['I lost my phone with the authenticator', '/support#lost-second-factor'],
  ['how to use a recovery code', '/support#lost-second-factor'],
  ['How do I turn off two-factor?', '/support#two-factor-off'],
  ['Can I get my deleted account back?', '/support#keep-account'],
  ['undo the deletion of my account', '/support#keep-account'],
  ['How do I change my profile photo?', '/support#edit-profile'],
  ['How do I add a service?', '/support#add-a-service'],
  ['where can I list our services', '/support#add-a-service'],
  ['How do we add a project?', '/support#add-a-project'],
  ['upload pictures of our project', '/support#add-a-project'],
  ['Where do I enter our CIN?', '/support#registrations-on-profile'],
  ['Who can see my PAN?', '/support#registrations-on-profile'],
  ['What is a CIN?', '/support#cin'],
  ['We are a foreign company, what is an FCRN?', '/support#cin'],
  ['What is NGO Darpan?', '/support#darpan-id'],
  ['What is CSR-1?', '/support#csr-registration-number'],
  ['Do I need 12A and 80G?', '/support#csr-tax-registrations'],
  ['What is FCRA?', '/support#csr-foreign-money'],
  ['Where can I upload our 80G certificate?', '/support#document-vault'],
  ['How big may a document be?', '/support#document-vault'],
  ['How do I share documents with a company?', '/support#share-a-document'],
  ['Who has opened my documents?', '/support#share-a-document'],
  ['How can I rate an NGO?', '/support#rate-a-partner'],
  ['How do I reply to a review?', '/support#answer-a-rating'],
  ['How do I publish our success story?', '/support#share-a-story'],
  ['Do you use cookies?', '/privacy#what-is-stored-in-your-browser'],
  ['How long do you keep my data?', '/privacy#how-long-we-keep-it'],
  ['What personal data do you collect?', '/privacy#what-we-keep-and-what-for'],
  ['Do you sell my data?', '/privacy#who-sees-it'],
  ['What are my rights under the DPDP Act?', '/privacy#your-rights'],
  ['What happens after a data breach?', '/privacy#how-we-protect-it'],
  ['How do I contact the grievance officer?', '/terms#complaints'],
  ['What am I not allowed to post?', '/terms#what-you-may-not-do'],
  ['Who owns the content that I upload?', '/terms#what-you-write-stays-yours'],
  ['Which court has jurisdiction?', '/terms#changes-and-law'],
  ['Can my account be suspended?', '/terms#when-we-step-in'],
  ['Are you liable if a partner fails?', '/terms#our-responsibility'],
  ['Is there a minimum age?', '/terms#your-account'],
  ['What does it cost?', '/#faq-5'],
  ['What does verified mean on a profile?', '/#faq-3'],
  ['How do I get verified?', '/support#get-verified'],
  ['How much CSR was spent in Bihar?', '/impact?state=Bihar'],
  ['csr money in Patna 2020-21', '/impact?state=Bihar'],
  ['How much was spent on education?', '/impact'],
  ['Total CSR spending in India in 2019-20', '/impact'],
  ['Which state gets the most CSR money?', '/impact'],
  ['NGOs for education in Bihar', '/marketplace?type=ngo&location=Bihar&search=Education'],
  ['find consultants in Pune', '/marketplace?type=consultant&location=Maharashtra'],
];

/** The same, as people type them on a phone: short, misspelt, or in a whole sentence. */
const AS_TYPED: [question: string, url: string][] = [
  ['price', '/#faq-5'],
  ['fees?', '/#faq-5'],
  ['is it free', '/#faq-5'],
  ['Is Dayitva free for small NGOs?', '/#faq-5'],
  ['do u charge any commision', '/#faq-5'],
  ['are there hidden charges', '/#faq-5'],
  ['membership fee per year', '/#faq-5'],
  ['can i donate through this website', '/#faq-5'],
  ['who sees my phone number', '/support#contact-details'],
  ['Who can see my mobile number?', '/support#contact-details'],
  ['is my phone no visible to others', '/support#contact-details'],
  ['how to hide my number', '/support#contact-details'],
  ['will my email id be shown', '/support#contact-details'],
  ['hide my profile from google', '/support#public-page'],
  ['can people without account see my page', '/support#public-page'],
  ['how to share my profile link', '/support#page-address'],
  ['how long does verification take', '/support#verification-time'],
  ['how many days for verificaton', '/support#verification-time'],
  ['my verification is still pending', '/support#verification-time'],
  ['docs needed for verification', '/support#verification-documents'],
  ['which papers do I upload to get verified', '/support#verification-documents'],
  ['is verification free', '/support#get-verified'],
  ['what is level 2 verification', '/support#get-verified'],
  ['for how long is the verified badge valid', '/support#verification-validity'],
  ['renewal of verification', '/support#verification-validity'],
  ['documents required for registration', '/support#who-can-join'],
  ['can an individual join', '/support#who-can-join'],
  ['we are a new ngo without 80g can we register', '/support#who-can-join'],
  ['can two people use same account', '/support#one-account'],
  ['how to add my colleague to our account', '/support#one-account'],
  ['is there an android app', '/support#phone-app'],
  ['do you have app on play store', '/support#phone-app'],
  ['available in hindi?', '/support#languages'],
  ['how to change language to marathi', '/support#languages'],
  ['too many emails how to stop', '/support#emails'],
  ['unsubscribe', '/support#emails'],
  ['forgot pasword', '/support#forgot-password'],
  ['pwd reset link not working', '/support#forgot-password'],
  ['cant login', '/support#log-in'],
  ['verification mail not recieved', '/support#verify-email'],
  ['why is my password not accepted', '/support#password-rules'],
  ['del my acct', '/support#delete-account'],
  ['I want to close my account permanently', '/support#delete-account'],
  ['how to apply for csr funds', '/support#csr-funds'],
  ['how can my ngo get funding for education projects', '/support#csr-funds'],
  ['how do you match partners', '/support#matching'],
  ['can i pay to come first in search', '/support#matching'],
  ['ngo is not replying to my request', '/support#no-answer-yet'],
  ['how to add third partner in workspace', '/support#add-a-partner'],
  ['how is progress percentage calculated', '/support#milestones'],
  ['can others see our budget', '/support#who-sees-a-workspace'],
  ['who can rate us', '/support#rate-a-partner'],
  ['someone gave us unfair review', '/support#answer-a-rating'],
  ['cancel request', '/support#answer-a-request'],
  ['my request got rejected', '/support#answer-a-request'],
  ['what is a budget band', '/support#send-a-request'],
  ['report a fake ngo', '/support?tab=contact'],
  ['customer care number', '/support?tab=contact'],
  ['who is behind this website', '/support#operator'],
  ['is my data safe with you', '/privacy#how-we-protect-it'],
  ['csr 2 percent on which profit', '/support#csr-amount'],
  ['what if company dont spend csr', '/support#csr-unspent'],
  ['max admin expenses allowed in csr', '/support#csr-admin-overheads'],
  ['80g is compulsory for csr?', '/support#csr-implementing-agency'],
  ['CSR1 form wat is it', '/support#csr-registration-number'],
];

/** Hindi in Devanagari, and in English letters. */
const IN_HINDI: [question: string, url: string][] = [
  ['इसका शुल्क कितना है?', '/#faq-5'],
  ['क्या दायित्व मुफ़्त है?', '/#faq-5'],
  ['मेरा फ़ोन नंबर कौन देख सकता है?', '/support#contact-details'],
  ['सत्यापन में कितना समय लगता है?', '/support#verification-time'],
  ['सत्यापन के लिए कौन से दस्तावेज़ चाहिए?', '/support#verification-documents'],
  ['मैं अपना पासवर्ड भूल गया', '/support#forgot-password'],
  ['खाता कैसे हटाएँ?', '/support#delete-account'],
  ['सीएसआर क्या है?', '/support#csr-meaning'],
  ['एनजीओ कैसे खोजें?', '/marketplace'],
  ['बिहार में सीएसआर का कितना खर्च हुआ?', '/impact?state=Bihar'],
  ['बिहार में शिक्षा के लिए एनजीओ', '/marketplace?type=ngo&location=Bihar&search=Education'],
  ['क्या यह हिंदी में है?', '/support#languages'],
  ['kya ye free hai', '/#faq-5'],
  ['kitna paisa lagega', '/#faq-5'],
  ['mera number kaun dekh sakta hai', '/support#contact-details'],
  ['verification me kitna time lagega', '/support#verification-time'],
  ['password bhul gaya', '/support#forgot-password'],
  ['account kaise delete kare', '/support#delete-account'],
  ['csr fund ke liye apply kaise kare', '/support#csr-funds'],
  ['ngo ko kaise register kare', '/register'],
  ['कितना सीएसआर देना होता है?', '/support#csr-amount'],
  ['csr kis company ko karna padta hai', '/support#csr-threshold'],
  ['unspent csr ka kya hota hai', '/support#csr-unspent'],
  ['project ki photo kaise dale', '/support#add-a-project'],
  ['शिकायत कहाँ करें?', '/terms#complaints'],
];

/** Questions that the platform cannot answer. Any answer would be invented. */
const UNKNOWN = [
  'Who won the cricket world cup?',
  'Give me medical advice for my back pain',
  'What is the weather in Bihar today?',
  'Who is the prime minister of India?',
  'Write a poem about rivers',
  'What is the price of gold?',
  'Which shares should I buy?',
  'How do I cook biryani?',
  'Tell me the phone number of Asha Foundation',
  'What is the capital of France?',
  'How do I file my GST return?',
  'Where do I apply for a new PAN card?',
  'How do I get a visa for Nepal?',
  'phone number of the CEO of Infosys',
  'is my train on time',
  'best mobile phone under 20000',
  'how to register a private limited company',
  'what is the fee of IIT Delhi',
  'how long does a passport take',
  'how many members are there',
  'मुझे नौकरी चाहिए',
  'सोने का दाम क्या है?',
  'भारत के प्रधानमंत्री कौन हैं?',
  'आज मौसम कैसा है?',
  'aaj ka match kaun jeeta',
  'biryani kaise banaye',
  'asdf qwer zxcv',
  '??',
];

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

async function ask(question: string, token?: string) {
  const answer = await app.request('POST', '/assistant/answers', { token, body: { question } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

describe('POST /service/api/assistant/answers to a visitor', () => {
  test.each(KNOWN)('%s: %s', async (question, url) => {
    const { knows, answer, sources } = await ask(question);
    expect({ knows, urls: sources.map((source: { url: string }) => source.url) }, answer).toEqual({
      knows: true,
      urls: expect.arrayContaining([url]),
    });
  });

  test.each(AS_TYPED)('%s: %s', async (question, url) => {
    const { knows, answer, sources, foreword } = await ask(question);
    expect({ knows, urls: sources.map((source: { url: string }) => source.url) }, answer).toEqual({
      knows: true,
      urls: expect.arrayContaining([url]),
    });
    expect(foreword).toBeNull();
  });

  test.each(IN_HINDI)('%s: %s', async (question, url) => {
    const { knows, answer, sources, foreword } = await ask(question);
    expect({ knows, urls: sources.map((source: { url: string }) => source.url) }, answer).toEqual({
      knows: true,
      urls: expect.arrayContaining([url]),
    });
    expect(foreword).toEqual(
      /[a-z]/.test(question)
        ? { lang: 'hi-Latn', text: 'Jawab abhi English mein hai:' }
        : { lang: 'hi', text: 'उत्तर अभी अंग्रेज़ी में है:' },
    );
  });

  test('says in Hindi that it does not know', async () => {
    expect(await ask('भारत के प्रधानमंत्री कौन हैं?')).toMatchObject({
      knows: false,
      answer: expect.stringMatching(/^I do not know the answer to that/),
      foreword: { lang: 'hi', text: expect.stringMatching(/^मुझे इसका उत्तर नहीं पता/) },
    });
  });

  test.each(UNKNOWN)('does not know: %s', async (question) => {
    const { knows, answer, sources } = await ask(question);
    expect(knows, answer).toBe(false);
    expect(sources).toEqual([{ title: 'Create a support ticket', url: '/support?tab=contact' }]);
  });

  test.each(QUICK_REPLIES.visitor)('answers the quick reply: %s', async (question) => {
    expect((await ask(question)).knows).toBe(true);
  });

  test.each(QUICK_REPLIES.member)('answers a member the quick reply: %s', async (question) => {
    expect((await ask(question, member.token)).knows).toBe(true);
  });
});
