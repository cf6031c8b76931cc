interface ExampleStory {
  title: string;
  about: string;
  /** Page of this installation that the story is about, and opens. */
  page: string;
  /** How long ago it appeared, in hours. */
  hours: number;
}

/** Name of the source and start of each title, so that nobody takes an example for news. */
export const EXAMPLE_MARK = 'Example';

/** News of the demo data. Each story says that it is an example, and opens a page of this installation. */
export const EXAMPLE_STORIES: readonly ExampleStory[] = [
  {
    title: 'How much companies spend on CSR in each state',
    about: 'The map of CSR spending shows every state, and what is spent per resident beside poverty.',
    page: '/impact',
    hours: 2,
  },
  {
    title: 'Which companies must spend 2% of their profit on CSR',
    about:
      'Net worth of ₹500 Cr, turnover of ₹1,000 Cr or net profit of ₹5 Cr: answers to common questions on the rules.',
    page: '/support',
    hours: 9,
  },
  {
    title: 'An NGO and a company agree on clean water for sixty villages',
    about:
      'They found each other on the marketplace and run the work in one workspace, milestone by milestone.',
    page: '/marketplace',
    hours: 20,
  },
  {
    title: 'Three levels of verification, and what each of them proves',
    about: 'Papers checked, field audited, monitored: what an admin looks at before a level is granted.',
    page: '/verification',
    hours: 31,
  },
  {
    title: 'Keep 12A, 80G and CSR-1 in one place and share them for a while',
    about: 'The vault warns 90, 60 and 30 days before a paper expires, and shows who opened it.',
    page: '/documents',
    hours: 52,
  },
  {
    title: 'Education and health receive the most CSR money',
    about: 'Five years of spending by sector, with the figures to download.',
    page: '/impact',
    hours: 75,
  },
  {
    title: 'Write down what a project shall achieve before it starts',
    about: 'Milestones that both sides agreed on make a closing report easy to write.',
    page: '/collaborations',
    hours: 120,
  },
  {
    title: 'What members see of a profile, and how to hide contact details',
    about: 'Email, phone and links are shown only if their owner allows it.',
    page: '/profile',
    hours: 170,
  },
];
