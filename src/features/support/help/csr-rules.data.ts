import { companiesAct, csrRule, type LawSource, MINISTRY_ON_CSR } from './law-sources.rules.ts';
import {
  ACCOUNTS_RULES,
  BILL_85,
  FOREIGN_CONTRIBUTION_ACT,
  INCOME_TAX_ACT,
  SCHEDULE_VII,
} from './law-texts.data.ts';

/** Rule of Indian CSR law that applies between two days. When the law changes, the changed rule is a new entry. */
export interface CsrRule {
  /** Also the anchor of the rule on the support page; versions of one rule share it. */
  id: `csr-${string}`;
  question: string;
  /** Plain text; an empty line separates paragraphs. */
  answer: string;
  /** First and last day `YYYY-MM-DD` on which it applies; null while no end is known. A Bill has no first day yet. */
  validFrom: string | null;
  validTo: string | null;
  /** The Act, the Rules or the Ministry. */
  sources: LawSource[];
  /** Address of the text in which we read the wording. */
  readIn: string;
  /** Confirmed by more than one text, or by the statute itself; or known from one source only. */
  certainty: 'confirmed' | 'one source';
  /** Other words that people use to ask for it. */
  asked?: string;
}

/**
 * CSR rules, one entry for each period in which a wording applies. Days are those on which the wording came into
 * force.
 */
export const CSR_RULES: CsrRule[] = [
  {
    id: 'csr-meaning',
    question: 'What is CSR?',
    answer:
      'Corporate social responsibility. In India section 135 of the Companies Act, 2013 requires companies above a certain size to spend part of their profit on activities that Schedule VII of the Act lists, such as education, health care and the environment.',
    validFrom: '2014-04-01',
    validTo: null,
    sources: [companiesAct('135'), MINISTRY_ON_CSR],
    readIn: 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432',
    certainty: 'confirmed',
    asked:
      'corporate social responsibility, section 135, Companies Act, meaning of CSR, definition, explain CSR',
  },
  {
    id: 'csr-threshold',
    question: 'Which companies must spend on CSR?',
    answer:
      'A company to which one of these applied in the preceding financial year: net worth of ₹500 crore or more, turnover of ₹1,000 crore or more, or net profit of ₹5 crore or more. One is enough. Each company is tested separately, not as part of a group. A foreign company with a branch or project office in India is tested in the same way.',
    validFrom: '2018-09-19',
    validTo: null,
    sources: [companiesAct('135(1)'), MINISTRY_ON_CSR],
    readIn: 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432',
    certainty: 'confirmed',
    asked:
      'does CSR apply to my company, is my company covered, who must spend, foreign company, loss-making company, is CSR mandatory, CSR mandatory, threshold, limit, applicability, eligible, mandatory, compulsory, when is CSR obligatory, 500 crore, 1000 crore, 5 crore',
  },
  {
    id: 'csr-amount',
    question: 'How much must a company spend on CSR?',
    answer:
      'At least 2% of its average net profit before tax of the three preceding financial years, or of the completed years if there are fewer than three. For FY 2019-20 these were 2016-17, 2017-18 and 2018-19. Net profit is worked out under section 198 and rule 2(1)(h).\n\nAny surplus from earlier CSR projects is added to the 2%. Any excess that is set off is deducted.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [companiesAct('135(5)'), csrRule('2(1)(h)', '22 Jan 2021'), MINISTRY_ON_CSR],
    readIn: 'https://taxguru.in/company-law/highlights-companies-amendment-bill-2019-csr.html',
    certainty: 'confirmed',
    asked:
      'how is the 2% worked out, two percent, CSR obligation, CSR budget, calculate, calculation, formula, percentage of average net profit',
  },
  {
    id: 'csr-activities',
    question: 'Which activities count as CSR (Schedule VII)?',
    answer:
      'Schedule VII lists twelve: (i) hunger, poverty, malnutrition, health care, sanitation and safe drinking water; (ii) education, special education, vocational skills and livelihoods; (iii) gender equality, women, homes and hostels, old-age and day-care homes; (iv) environment, animal welfare and agroforestry; (v) heritage, art, culture, libraries and crafts; (vi) armed forces veterans, war widows and their dependants; (vii) rural, national, Paralympic and Olympic sports; (viii) the PM relief funds and other central funds; (ix) incubators, research bodies and public universities; (x) rural development projects; (xi) slum area development; (xii) disaster management.\n\nThese are short labels. Read the Schedule itself before you decide.',
    validFrom: '2019-05-30',
    validTo: '2026-05-26',
    sources: [SCHEDULE_VII],
    readIn: 'https://corporatelawreporter.com/?p=34762',
    certainty: 'confirmed',
  },
  {
    id: 'csr-activities',
    question: 'Which activities count as CSR (Schedule VII)?',
    answer:
      'Schedule VII lists thirteen: (i) hunger, poverty, malnutrition, health care, sanitation and safe drinking water; (ii) education, special education, vocational skills and livelihoods; (iii) gender equality, women, homes and hostels, old-age and day-care homes; (iv) environment, animal welfare and agroforestry; (v) heritage, art, culture, libraries and crafts; (vi) armed forces veterans, war widows and their dependants; (vii) rural, national, Paralympic and Olympic sports; (viii) the PM relief funds and other central funds; (ix) incubators, research bodies and public universities; (x) rural development projects; (xi) slum area development; (xii) disaster management; (xiii) since 27 May 2026, subscription to zero coupon zero principal instruments on a Social Stock Exchange, of which at most 10% of the CSR expenditure of the year counts (rule 4A).\n\nThese are short labels. Read the Schedule itself before you decide.',
    validFrom: '2026-05-27',
    validTo: null,
    sources: [SCHEDULE_VII],
    readIn: 'https://09dna.com/detail/59749.aspx',
    certainty: 'confirmed',
    asked:
      'what can CSR money be spent on, eligible activities, allowed projects, permitted sectors, schedule 7, is education CSR, is health CSR, PM CARES, tree planting, plantation, old-age home, scholarships, toilets, health camp, drinking water, school building, hospital, is it allowed under CSR, skill training, come under schedule 7, central government funds, social stock exchange, ZCZP, Clean Ganga, Swachh Bharat Kosh, does it count as CSR, is it CSR',
  },
  {
    id: 'csr-not-csr',
    question: 'What does not count as CSR?',
    answer:
      'These do not count: activities in the normal course of business, activities outside India (except training of national sports teams), contributions to political parties, activities that benefit only the company’s employees, sponsorship for marketing, and activities that another law already requires. Corpus contributions have not counted since 22 Jan 2021.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [csrRule('2(1)(d)', '22 Jan 2021')],
    readIn:
      'https://www.mondaq.com/india/corporate-governance/1033048/new-rules-governing-corporate-social-responsibility',
    certainty: 'confirmed',
    asked:
      'excluded, not allowed, not eligible, can CSR be spent on employees, CSR for staff of the company, team outing, CSR outside India, build a temple, religious activity, political donation, political party, employees, marketing sponsorship, corpus donation',
  },
  {
    id: 'csr-committee',
    question: 'When does a company need a CSR committee?',
    answer:
      'When the amount to be spent is above ₹50 lakh, or when there is any balance in its Unspent CSR Account. The committee has three or more directors, one of them independent; two are enough where no independent director is required. Where no committee is needed, the Board does its work.',
    validFrom: '2022-09-20',
    validTo: null,
    sources: [companiesAct('135(9)'), csrRule('3', '20 Sep 2022')],
    readIn: 'https://cabkgoyal.com/?p=44067',
    certainty: 'confirmed',
    asked: 'board committee, members, directors, independent director, 50 lakh',
  },
  {
    id: 'csr-annual-action-plan',
    question: 'What is in the annual action plan?',
    answer:
      'The list of projects, how each is carried out, how and when the funds are used, how the work is monitored and reported, and details of need and impact assessment. The Board may change the plan during the year and gives its reasons.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [csrRule('5(2)', '22 Jan 2021')],
    readIn: 'https://alutechpackaging.com/annual-action-plan/',
    certainty: 'confirmed',
    asked: 'AAP, planning, plan for the year',
  },
  {
    id: 'csr-admin-overheads',
    question: 'How much may be spent on administrative overheads?',
    answer:
      "At most 5% of the company's total CSR expenditure of the financial year. Only general management counts; designing, carrying out and monitoring a project is part of the project.",
    validFrom: '2021-01-22',
    validTo: null,
    sources: [csrRule('7(1)', '22 Jan 2021')],
    readIn: 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/',
    certainty: 'confirmed',
    asked:
      'admin cost, admin expenses, maximum admin expenses, maximum allowed, administration, overhead limit, salaries, 5 percent',
  },
  {
    id: 'csr-set-off',
    question: 'Can a company set off what it spent above the 2%?',
    answer:
      'Yes, in the next three financial years, with a resolution of the Board. A surplus from CSR projects cannot be set off.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [companiesAct('135(5)'), csrRule('7(3)', '22 Jan 2021')],
    readIn: 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/',
    certainty: 'confirmed',
    asked: 'setoff, excess spending, spent too much, carry forward, adjust against next year',
  },
  {
    id: 'csr-ongoing-project',
    question: 'What is an ongoing project?',
    answer:
      'A project that runs for several years, at most three in addition to the financial year in which it started. A project planned for one year also counts if the Board has extended it for good reason.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [csrRule('2(1)(i)', '22 Jan 2021')],
    readIn: 'https://www.corporateprofessionals.com/regulatoryupdate/csr-rules-amended',
    certainty: 'confirmed',
    asked: 'multi-year project, multi year, three years',
  },
  {
    id: 'csr-unspent',
    question: 'What happens to CSR money that is not spent?',
    answer:
      'Money of an ongoing project goes to the Unspent CSR Account within 30 days of the end of the financial year (30 April) and must be spent within three financial years; what is left then goes to a Schedule VII fund within 30 days.\n\nAll other unspent money goes to a Schedule VII fund within six months of the end of the financial year (30 September).',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [companiesAct('135(5) and (6)')],
    readIn: 'https://vinodkothari.com/tag/unspent-account/',
    certainty: 'confirmed',
    asked:
      'unspent CSR account, unspent amount, unused, left over, transfer, deadline, 30 days, 30 April, six months',
  },
  {
    id: 'csr-penalty',
    question: 'What is the penalty for not spending or transferring CSR money?',
    answer:
      'For the company, twice the amount that should have been transferred or ₹1 crore, whichever is less. For every officer in default, a tenth of that amount or ₹2 lakh, whichever is less.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [companiesAct('135(7)')],
    readIn: 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103',
    certainty: 'confirmed',
    asked: 'fine, punishment, default, non-compliance, penalties',
  },
  {
    id: 'csr-impact-assessment',
    question: 'When is an impact assessment required?',
    answer:
      'When the average CSR obligation of the three preceding financial years is ₹10 crore or more. An independent agency then studies the projects that cost ₹1 crore or more and were completed at least a year ago. At most 5% of the CSR expenditure of the year or ₹50 lakh, whichever is less, may be booked for it.',
    validFrom: '2021-01-22',
    validTo: '2022-09-19',
    sources: [csrRule('8(3)', '22 Jan 2021')],
    readIn: 'https://opkhaitan.com/companies-corporate-social-responsibility-policy-amendment-rules-2021',
    certainty: 'confirmed',
  },
  {
    id: 'csr-impact-assessment',
    question: 'When is an impact assessment required?',
    answer:
      'When the average CSR obligation of the three preceding financial years is ₹10 crore or more. An independent agency then studies the projects that cost ₹1 crore or more and were completed at least a year ago. Up to 2% of the CSR expenditure of the year or ₹50 lakh, whichever is higher, may be booked for it.',
    validFrom: '2022-09-20',
    validTo: null,
    sources: [csrRule('8(3)', '20 Sep 2022')],
    readIn:
      'https://www.bizsolindia.com/mca-corporate-social-responsibility-policy-rules-2014-csr-has-been-amended-22-09-2022/',
    certainty: 'confirmed',
    asked: 'impact study, evaluation, independent agency, 10 crore',
  },
  {
    id: 'csr-implementing-agency',
    question: 'Which organisations may receive CSR funds as an implementing agency?',
    answer:
      'A section 8 company, registered public trust or registered society with 12A and 80G registration that the company founded; one that the government founded; a body set up by an Act; or any such organisation with at least three years of similar work. Each needs a CSR registration number from form CSR-1.',
    validFrom: '2022-09-20',
    validTo: null,
    sources: [csrRule('4(1)', '20 Sep 2022')],
    readIn: 'https://cabkgoyal.com/?p=44067',
    certainty: 'confirmed',
    asked:
      'eligible NGO, which papers does an NGO need, documents to receive CSR, is 80G compulsory for CSR, is 12A mandatory for CSR, requirements, trust, society, section 8, track record, small trust without 80G receive CSR, without 80G, without 12A, NGO without three years, can we give CSR money to an NGO, can an individual receive CSR money',
  },
  {
    id: 'csr-registration-number',
    question: 'What is a CSR registration number (form CSR-1)?',
    answer:
      'The letters CSR and eight digits, such as CSR00008514. The Ministry of Corporate Affairs gives it to an implementing agency that files form CSR-1, which a practising CA, CS or cost accountant verifies. The form was replaced on 14 Jul 2025: it asks for PAN, an email address confirmed by OTP, and a track record of three years from organisations that no company founded.',
    validFrom: '2025-07-14',
    validTo: null,
    sources: [csrRule('4(2)', '7 Jul 2025')],
    readIn: 'https://gazettetracker.com/g/CG-DL-E-08072025-264453',
    certainty: 'confirmed',
    asked: 'CSR1, CRN, register NGO with MCA, registration of an NGO for CSR',
  },
  {
    id: 'csr-tax-registrations',
    question: 'What happened to the 12A and 80G registrations?',
    answer:
      'Under the Income-tax Act, 2025, in force since 1 Apr 2026, registration under sections 12A and 12AB is now under section 332, and approval under section 80G is now under section 354. Forms 10A and 10AB are now 104 and 105. The CSR Rules that we have read still name the sections of the 1961 Act, so keep both at hand.',
    validFrom: '2026-04-01',
    validTo: null,
    sources: [INCOME_TAX_ACT],
    readIn: 'https://www.caclubindia.com/articles/charitable-trusts-under-the-income-tax-act-2025-55349.asp',
    certainty: 'confirmed',
    asked: '12AB, 12AA, 80G certificate, income tax exemption, section 332, section 354',
  },
  {
    id: 'csr-foreign-money',
    question: 'What does FCRA require of an NGO that receives foreign money?',
    answer:
      'A registration under the Foreign Contribution (Regulation) Act, which is valid for five years and renewed with form FC-3C. The money may arrive only in the FCRA account at the New Delhi Main Branch of the State Bank of India. A company can be a foreign source: ask before you accept its CSR money.',
    validFrom: '2020-09-29',
    validTo: null,
    sources: [FOREIGN_CONTRIBUTION_ACT],
    readIn:
      'https://www.azbpartners.com/bank/foreign-contribution-regulation-act-2010-requirement-of-designated-fcra-account/',
    certainty: 'confirmed',
    asked: 'FCRA registration, FCRA account, foreign donation, foreign contribution, SBI account',
  },
  {
    id: 'csr-capital-assets',
    question: 'Who may own assets that were bought or built with CSR money?',
    answer:
      'A section 8 company, registered public trust or registered society with a CSR registration number, the beneficiaries themselves as a collective, or a public authority. The company itself may not.',
    validFrom: '2021-01-22',
    validTo: null,
    sources: [csrRule('7(4)', '22 Jan 2021')],
    readIn: 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/',
    certainty: 'confirmed',
    asked: 'capital asset, building, equipment, ownership',
  },
  {
    id: 'csr-utilisation',
    question: 'Who certifies that CSR money was used as approved?',
    answer:
      "The Board must be satisfied that the money was used for the purposes and in the manner that it approved, and the chief financial officer certifies it. Money counts as spent when it was used, not when an agency was paid: so the Ministry answers (FAQ 7.4). That is why companies ask their partner for a utilisation certificate and keep the partner's papers for their auditor.",
    validFrom: '2021-01-22',
    validTo: null,
    sources: [csrRule('4(5)', '22 Jan 2021')],
    readIn: 'https://opkhaitan.com/companies-corporate-social-responsibility-policy-amendment-rules-2021',
    certainty: 'confirmed',
    asked: 'utilisation certificate, CFO certificate, fund utilisation, proof of use',
  },
  {
    id: 'csr-2-form',
    question: 'What is form CSR-2?',
    answer:
      'The report on CSR that a company files with the Registrar: an addendum to form AOC-4, filed separately up to FY 2023-24. For FY 2023-24 it was due by 30 Jun 2025. For FY 2024-25 and later we found no separate date: it then goes with AOC-4, 30 days after the annual general meeting. Look it up at the Ministry of Corporate Affairs.\n\nIt asks for the CIN, figures and profits, the committee and its meetings, the obligation, what was spent and left unspent, set-off, impact assessment, and the list of projects with the CSR number of each agency.',
    validFrom: '2022-02-11',
    validTo: null,
    sources: [ACCOUNTS_RULES],
    readIn: 'https://taxguru.in/company-law/companies-accounts-amendment-rules-2025.html',
    certainty: 'confirmed',
    asked: 'CSR2, filing, due date, last date, report to MCA, annual return',
  },
  {
    id: 'csr-bill-2026',
    question: 'Will the CSR rules change (Corporate Laws Amendment Bill, 2026)?',
    answer:
      'A Bill is pending but is not law: the Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026, introduced on 23 Mar 2026). It would raise the net profit threshold from ₹5 crore to ₹10 crore or what is prescribed, and give 90 days instead of 30 to move the unspent money of ongoing projects. We know of no enactment. Until there is one, the rules above apply.',
    validFrom: null,
    validTo: null,
    sources: [BILL_85],
    readIn: 'https://gazettetracker.com/g/CG-DL-E-23032026-271201',
    certainty: 'confirmed',
    asked: 'amendment, new law, proposed change, pending bill, 10 crore, 90 days',
  },
];
