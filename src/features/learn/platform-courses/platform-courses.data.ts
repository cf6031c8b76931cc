import { sourcesOf } from './course-text.rules.ts';
import { CSR_LAW_1 } from './csr-law-1.data.ts';
import { CSR_LAW_2 } from './csr-law-2.data.ts';
import { CSR_LAW_3 } from './csr-law-3.data.ts';
import { CSR_LAW_4 } from './csr-law-4.data.ts';
import { CSR_LAW_5 } from './csr-law-5.data.ts';
import { EVIDENCE_1 } from './evidence-1.data.ts';
import { EVIDENCE_2 } from './evidence-2.data.ts';
import { EVIDENCE_3 } from './evidence-3.data.ts';
import { EVIDENCE_4 } from './evidence-4.data.ts';
import { EVIDENCE_5 } from './evidence-5.data.ts';
import { MONEY_1 } from './money-1.data.ts';
import { MONEY_2 } from './money-2.data.ts';
import { MONEY_3 } from './money-3.data.ts';
import { MONEY_4 } from './money-4.data.ts';
import { MONEY_5 } from './money-5.data.ts';
import type { StarterCourse, StarterModule } from './platform-courses.rules.ts';
import { PROPOSAL_1 } from './proposal-1.data.ts';
import { PROPOSAL_2 } from './proposal-2.data.ts';
import { PROPOSAL_3 } from './proposal-3.data.ts';
import { PROPOSAL_4 } from './proposal-4.data.ts';
import { PROPOSAL_5 } from './proposal-5.data.ts';

/** Day on which the texts were last checked against their sources. */
const CHECKED = '2026-11-21';

type Words = Omit<StarterCourse, 'reviewed_on' | 'sources' | 'modules'>;

const course = (words: Words, modules: StarterModule[]): StarterCourse => ({
  ...words,
  reviewed_on: CHECKED,
  modules,
  sources: sourcesOf(modules),
});

/** The courses of the platform itself, the first one at the top of the catalog. */
export const PLATFORM_COURSES: readonly StarterCourse[] = [
  course(
    {
      key: 'csr-law-for-implementing-agencies',
      title: 'CSR law for implementing agencies',
      category: 'CSR Law',
      level: 'Beginner',
      minutes: 75,
      description:
        'Who must spend on CSR, what counts, who may implement, and what happens to money that is left on 31 March. Five modules for NGO directors and CSR managers, with examples in rupees and the source of each rule. The law as of 21 Nov 2026; what may change is said.',
    },
    [CSR_LAW_1, CSR_LAW_2, CSR_LAW_3, CSR_LAW_4, CSR_LAW_5],
  ),
  course(
    {
      key: 'writing-a-proposal-that-gets-read',
      title: 'Writing a proposal that gets read',
      category: 'Proposals and Fundraising',
      level: 'Beginner',
      minutes: 75,
      description:
        'Choose the right company, write a first page that is read to the end, prove the need with figures of your own, and make a plan and a budget that fit each other. With the papers that a company asks for, and what to do after a no.',
    },
    [PROPOSAL_1, PROPOSAL_2, PROPOSAL_3, PROPOSAL_4, PROPOSAL_5],
  ),
  course(
    {
      key: 'indicators-baseline-and-evidence',
      title: 'Indicators, baseline and evidence',
      category: 'Monitoring and Evaluation',
      level: 'Intermediate',
      minutes: 80,
      description:
        'From outputs to outcomes: write indicators that two strangers would count alike, measure a baseline with a sample that you can afford, keep data that you can trust, and turn them into three pages and one decision.',
    },
    [EVIDENCE_1, EVIDENCE_2, EVIDENCE_3, EVIDENCE_4, EVIDENCE_5],
  ),
  course(
    {
      key: 'keeping-papers-and-money-in-order',
      title: 'Keeping papers and money in order',
      category: 'Finance and Records',
      level: 'Beginner',
      minutes: 80,
      description:
        'The papers that keep an NGO eligible, with both labels of the income-tax law; books and bills that an auditor can follow; control of a budget month by month; the utilisation certificate; and six policies of one page.',
    },
    [MONEY_1, MONEY_2, MONEY_3, MONEY_4, MONEY_5],
  ),
];
