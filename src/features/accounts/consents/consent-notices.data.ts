/** A kind of personal data and its purpose. */
interface NoticeItem {
  data: string;
  purpose: string;
}

/** Notice that a member agrees to at sign-up (DPDP Act 2023, sections 5 and 6; DPDP Rules 2025, rule 3). */
export interface ConsentNotice {
  version: string;
  /** First day of this version. */
  valid_from: string;
  /** BCP 47. */
  language: string;
  summary: string;
  items: NoticeItem[];
  withdrawal: string;
  rights: string;
  complaint: string;
}

/** All versions ever shown, oldest first, so that members can read what they agreed to. */
export const CONSENT_NOTICES: readonly ConsentNotice[] = [
  {
    version: '1',
    valid_from: '2026-11-01',
    language: 'en',
    summary:
      'Dayitva uses your data to run the platform, and for nothing else. It is not sold, and there is no advertising.',
    items: [
      {
        data: 'Email address and password (stored only as a hash)',
        purpose: 'To sign you in, and to send you mails about your account and your collaborations.',
      },
      {
        data: 'Name, organisation, location, summary, website, public contact email and phone, focus areas',
        purpose: 'To show your profile to other members in the marketplace, and to match partners.',
      },
      {
        data: 'CIN and listed-entity flag of a company',
        purpose: 'To show partners which legal entity they deal with.',
      },
      {
        data: 'Collaboration requests, workspaces and milestones',
        purpose: 'To let you and your partners agree and work together. Your partners see them too.',
      },
      {
        data: 'Support tickets, and stories that you share',
        purpose: 'To answer you, and to show a story on the home page once you have sent it for that.',
      },
      {
        data: 'Name of your browser, time of sign-in, time and version of this agreement',
        purpose: 'To protect your account, and to prove what you agreed to.',
      },
    ],
    withdrawal:
      'You can withdraw at any time by deleting your account on the page Account; signing in within 14 days calls that off if you wish. What was done before stays lawful.',
    rights:
      'On the page Account you can download all your data and erase it; on your profile you can correct it. You may name a person who acts for you if you die or cannot act. Grievances are answered within 90 days.',
    complaint: 'If we do not help you, you can complain to the Data Protection Board of India.',
  },
  {
    version: '2',
    valid_from: '2026-11-21',
    language: 'en',
    summary:
      'Dayitva uses your data to run the platform, and for nothing else. It is not sold, and there is no advertising.',
    items: [
      {
        data: 'Email address and password (stored only as a hash)',
        purpose:
          'To sign you in, and to send you mails about your account and your collaborations. In the settings you choose which of the latter you receive.',
      },
      {
        data: 'Name, organisation, location, summary, website, public contact email and phone, focus areas',
        purpose:
          'To show your profile to other members in the marketplace, and to match partners. In the settings you choose which contact details they see.',
      },
      {
        data: 'Your profile without contact details, your services, projects and ratings',
        purpose:
          'To show them to everybody on your public page. It is on for organisations and off for individuals; you switch it in the settings.',
      },
      {
        data: 'CIN and listed-entity flag of a company',
        purpose: 'To show partners which legal entity they deal with.',
      },
      {
        data: 'Collaboration requests, workspaces and milestones',
        purpose: 'To let you and your partners agree and work together. Your partners see them too.',
      },
      {
        data: 'Support tickets, and stories that you share',
        purpose: 'To answer you, and to show a story on the home page once you have sent it for that.',
      },
      {
        data: 'Name of your browser, time of sign-in, time and version of this agreement',
        purpose: 'To protect your account, and to prove what you agreed to.',
      },
    ],
    withdrawal:
      'You can withdraw at any time by deleting your account on the page Account; signing in within 14 days calls that off if you wish. What was done before stays lawful.',
    rights:
      'On the page Account you can download all your data and erase it; on your profile you can correct it. You may name a person who acts for you if you die or cannot act. Grievances are answered within 90 days.',
    complaint: 'If we do not help you, you can complain to the Data Protection Board of India.',
  },
];
