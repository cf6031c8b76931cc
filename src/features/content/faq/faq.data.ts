import {
  companiesAct,
  csrRule,
  type LawSource,
  MINISTRY_ON_CSR,
} from '#features/support/help/law-sources.rules.ts';

/** Question of the home page. `id` is also its anchor: `/#faq-3` opens the third one. */
export interface FaqItem {
  id: `faq-${number}`;
  question: string;
  /** Plain text; an empty line separates paragraphs. */
  answer: string;
  /**
   * For answers that the law may change: the Act, the Rules or the Ministry, the text in which we read the wording, and
   * the day of the last check (`YYYY-MM-DD`).
   */
  law?: { sources: LawSource[]; readIn: string; checkedOn: string };
}

/** The six questions of the home page, in the order in which they are numbered. */
export const FAQ: FaqItem[] = [
  {
    id: 'faq-1',
    question: 'Which companies must spend on CSR, and how much?',
    answer:
      'A company must spend if, in the preceding financial year, its net worth was ₹500 crore or more, its turnover ₹1,000 crore or more, or its net profit ₹5 crore or more. One of the three is enough. Each company is tested separately, not as part of a group. It must spend at least 2% of its average net profit before tax of the three preceding financial years.\n\nThis is section 135 of the Companies Act, 2013 as in force. A Bill before Parliament (Bill 85 of 2026) would raise the profit threshold; we know of no such change in force. For your own case, ask your company secretary or auditor.',
    law: {
      sources: [companiesAct('135'), MINISTRY_ON_CSR],
      readIn: 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432',
      checkedOn: '2026-11-21',
    },
  },
  {
    id: 'faq-2',
    question: 'Which organisations may carry out CSR projects for a company?',
    answer:
      'A company may run a project itself or through an implementing agency. The agency must be registered with the Ministry of Corporate Affairs by form CSR-1, which gives it a CSR registration number (CSR and eight digits). It is usually a section 8 company, a registered public trust or a registered society, with tax registration under sections 12A and 80G, and with three years of similar work unless the company or the government founded it.\n\nAsk a partner for the number and the certificates before money moves, and keep copies for your auditor.',
    law: {
      sources: [csrRule('4', '20 Sep 2022'), MINISTRY_ON_CSR],
      readIn: 'https://cabkgoyal.com/?p=44067',
      checkedOn: '2026-11-21',
    },
  },
  {
    id: 'faq-3',
    question: 'What does “Verified” on a profile mean?',
    answer:
      'Dayitva has checked the member, at one of three levels, on the day shown. Documents checked: we have compared the registration documents with the profile. Field audit: our auditor has visited and seen the work. Ongoing monitoring: we check again every year. A level expires after one or two years, and immediately when one of its documents expires or changes. A confirmed email address is different: it only shows that someone reads that mailbox.\n\nVerified is not a promise about future work. Companies remain responsible for checking whom they fund.',
  },
  {
    id: 'faq-4',
    question: 'How do two partners start working together?',
    answer:
      'Find a partner in the CSR Marketplace and send a collaboration request with an objective, a budget band and a timeframe. The partner accepts or declines. Once accepted, both of you share a workspace in CSR Connect Pro, with milestones on a timeline and a team with clear responsibilities.\n\nYour email address must be confirmed before you can send a request, so that partners hear only from people who can be reached.',
  },
  {
    id: 'faq-5',
    question: 'What does Dayitva cost, and does CSR money pass through it?',
    answer:
      'Registering, your profile, searching, requests and shared workspaces are free. There is no paid plan to buy at present.\n\nNo CSR money passes through Dayitva. Budgets that you enter are information for your partner; partners pay each other directly, under the agreement that they sign.',
  },
  {
    id: 'faq-6',
    question: 'Who sees what I enter, and how do I leave?',
    answer:
      'Signed-in members see your profile, services and projects once your email address is confirmed. While your public page is on, everyone sees them without contact details. The page is on for organisations until you switch it off, and off for individuals until you switch it on. Requests and workspaces are visible to the partners involved. The email address that you sign in with is not shown on your profile; you choose in the settings which public contact details members see.\n\nYou can delete your account: it is closed immediately and erased after 14 days. Until then you can change your mind. The Privacy Policy says what has to be kept for longer, and why.',
  },
];
