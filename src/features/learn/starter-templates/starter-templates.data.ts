import type { SdgGoal } from '#platform/contract/reference-data.ts';
import type { LawSourceKey } from './law-sources.data.ts';

interface Template {
  /** Never changes: it finds the resource of an earlier version. */
  key: string;
  title: string;
  /** One line under the title of the file. */
  subtitle: string;
  /** Shown to visitors of the library. */
  description: string;
  category: 'Templates' | 'Tools' | 'Financial';
  audience: 'Corporate CSR Teams' | 'NGOs' | 'Program Managers' | 'Finance Teams' | 'All Levels';
  tags: readonly string[];
  sdg_goals: readonly SdgGoal[];
  /** How to use it, at the beginning of the file. */
  uses: readonly string[];
  sources: readonly LawSourceKey[];
}

const BRACKETS =
  'Replace what is shaded in [brackets]. Delete the paragraphs in italics with a line at their left: they are guidance.';

/** The templates of the starter library. */
export const TEMPLATES = [
  {
    key: 'mou-company-agency',
    title: 'Memorandum of understanding: company and implementing agency',
    subtitle: 'Agreement on one CSR project, with five schedules',
    description:
      'A complete agreement for one CSR project: eligibility of the agency, instalments and overheads, unspent money, assets, reports, impact assessment, safeguarding and personal data, with schedules for project, budget, milestones, reports and contacts.',
    category: 'Templates',
    audience: 'All Levels',
    tags: ['MoU', 'Agreement', 'Section 135', 'Implementing agency'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'For a company that funds a project and the organisation that carries it out. Fill in the schedules first: they decide most of the clauses.',
      BRACKETS,
      'Stamp duty on agreements differs by state. Ask a lawyer before you sign a large or a long project.',
    ],
    sources: [
      'obligation',
      'unspent',
      'definitions',
      'agencies',
      'certificate',
      'ongoing',
      'overheads',
      'setOff',
      'assets',
      'assessment',
      'incomeTax',
      'fcra',
      'dataProtection',
      'pocso',
      'harassment',
    ],
  },
  {
    key: 'csr-policy',
    title: 'CSR policy of a company',
    subtitle: 'For adoption by the Board and for the website',
    description:
      'A policy that a Board can adopt: focus areas, committee, amount, overheads, unspent money, how agencies are chosen, annual action plan, monitoring, impact assessment and disclosure, each with the rule that asks for it.',
    category: 'Templates',
    audience: 'Corporate CSR Teams',
    tags: ['CSR policy', 'Board', 'Section 135', 'Governance'],
    sdg_goals: ['Partnerships for the Goals', 'Reduced Inequalities'],
    uses: [
      'For a company that falls under section 135. The CSR Committee recommends the policy, the Board approves it, and the website shows it.',
      BRACKETS,
    ],
    sources: [
      'section135',
      'scheduleVii',
      'definitions',
      'committee',
      'agencies',
      'certificate',
      'ongoing',
      'actionPlan',
      'overheads',
      'setOff',
      'assets',
      'annualReport',
      'assessment',
      'website',
      'faq',
    ],
  },
  {
    key: 'annual-action-plan',
    title: 'Annual action plan (workbook)',
    subtitle: 'Obligation, projects by quarter, and changes of the year',
    description:
      'Computes the obligation from three years of profit, lists projects as rule 5(2) asks, adds up by quarter, state and item of Schedule VII, says whether a committee or an impact assessment is required, and keeps the changes of the year.',
    category: 'Tools',
    audience: 'Corporate CSR Teams',
    tags: ['Annual action plan', 'Rule 5', 'Budget', 'Planning'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'Begin with “Obligation”, then list the projects. The Committee recommends the plan and the Board approves it before the year, or early in it.',
      'Print “Projects” for the minutes: it fits the width of a page in landscape.',
    ],
    sources: [
      'obligation',
      'unspent',
      'committee',
      'definitions',
      'actionPlan',
      'setOff',
      'assessment',
      'scheduleVii',
    ],
  },
  {
    key: 'annexure-ii-board-report',
    title: 'Annexure II: annual report on CSR activities',
    subtitle: 'To be included in the Board’s report',
    description:
      'The nine items of Annexure II as amended in September 2022, with all tables, and guidance on thresholds, dates of transfer and checks at each item.',
    category: 'Templates',
    audience: 'Corporate CSR Teams',
    tags: ['Annexure II', 'Board report', 'CSR-2', 'Disclosure'],
    sdg_goals: ['Peace, Justice and Strong Institutions'],
    uses: [
      'For financial years that began on or after 1 April 2020, in the form of the amendment of 20 September 2022. Headings and numbers are those of the Annexure: do not change them.',
      'Amounts are entered in rupees. The figures must agree with form CSR-2 and with the notes to the accounts.',
      BRACKETS,
    ],
    sources: [
      'annualReport',
      'obligation',
      'unspent',
      'committee',
      'overheads',
      'setOff',
      'assets',
      'assessment',
      'website',
    ],
  },
  {
    key: 'utilisation-certificate',
    title: 'Utilisation certificate',
    subtitle: 'Of the implementing agency, with the report of a chartered accountant',
    description:
      'Receipts, expenditure by head, results and assets of a period, certified by the agency and a chartered accountant, with the check that the company makes before its chief financial officer certifies.',
    category: 'Financial',
    audience: 'Finance Teams',
    tags: ['Utilisation certificate', 'Fund use', 'CFO certificate', 'Audit'],
    sdg_goals: ['Peace, Justice and Strong Institutions'],
    uses: [
      'The CSR Rules prescribe no form for it. They ask the Board to be satisfied, and the chief financial officer to certify, that money was used as approved: this form gives them what they need.',
      BRACKETS,
    ],
    sources: ['certificate', 'overheads', 'assets', 'definitions', 'unspent'],
  },
  {
    key: 'quarterly-progress-report',
    title: 'Quarterly progress report',
    subtitle: 'Of the implementing agency to the company',
    description:
      'Ten short parts: summary, status, milestones, indicators, money, lessons, a voice from the field, risks and complaints, the next quarter. Written to be read in five minutes.',
    category: 'Templates',
    audience: 'NGOs',
    tags: ['Progress report', 'Monitoring', 'Indicators', 'Reporting'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'Send it within 15 days after the quarter, or as the memorandum says. Four to six pages are enough.',
      'Say early what goes wrong: a plan can be changed by the Board during the year, but not after it.',
      BRACKETS,
    ],
    sources: ['actionPlan', 'ongoing', 'unspent', 'overheads', 'dataProtection'],
  },
  {
    key: 'budget-by-head',
    title: 'Budget by head with the 5 % line (workbook)',
    subtitle: 'Budget, overheads under rule 7(1), spending and instalments',
    description:
      'A budget of up to three years that adds itself up. Administrative overheads turn red above the line of rule 7(1); a second sheet tests the line of the company. With budget against spending by quarter, and instalments.',
    category: 'Financial',
    audience: 'Finance Teams',
    tags: ['Budget', 'Administrative overheads', 'Rule 7', 'Instalments'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'The agency fills in “Budget”, “Budget and spent” and “Instalments”. The company fills in “5 % line” once a year for all its projects.',
      'If the law changes the limit, change the yellow cell with the percentage.',
    ],
    sources: ['overheads', 'definitions', 'unspent', 'annualReport'],
  },
  {
    key: 'due-diligence-checklist',
    title: 'Due-diligence checklist of an implementing agency (workbook)',
    subtitle: 'Registrations, governance, money, ability, safety',
    description:
      'Twenty-seven questions with the paper that proves each, ratios from three years of accounts, and a declaration of conflicts. The result is computed: eligible, eligible with a plan, or not yet.',
    category: 'Tools',
    audience: 'Corporate CSR Teams',
    tags: ['Due diligence', 'Implementing agency', 'CSR-1', 'Risk'],
    sdg_goals: ['Partnerships for the Goals', 'Peace, Justice and Strong Institutions'],
    uses: [
      'Ask the agency for the papers first, then visit. Many answers are in its profile and document vault on Dayitva.',
      'For a small organisation, “Should” questions are a plan to grow, not a reason to refuse.',
    ],
    sources: [
      'agencies',
      'csr1',
      'incomeTax',
      'fcra',
      'pocso',
      'harassment',
      'childLabour',
      'dataProtection',
    ],
  },
  {
    key: 'needs-assessment',
    title: 'Needs assessment',
    subtitle: 'Plan and report, before a project is chosen',
    description:
      'From questions and public figures to talks with people, causes, what others already do, scored options, and a recommendation that a committee can decide on. With a consent text to read aloud.',
    category: 'Templates',
    audience: 'Program Managers',
    tags: ['Needs assessment', 'Field work', 'Consent', 'Planning'],
    sdg_goals: ['No Poverty', 'Reduced Inequalities'],
    uses: [
      'Two people need about three weeks for one block. Use the tables of parts 3 to 8 in the field, then write part 1.',
      'The annual action plan asks for details of need assessment, if any: attach this report.',
      BRACKETS,
    ],
    sources: ['actionPlan', 'scheduleVii', 'poverty', 'dataProtection'],
  },
  {
    key: 'baseline-survey',
    title: 'Baseline survey (workbook)',
    subtitle: 'Sample size, questionnaire, data and results',
    description:
      'Computes how many households to ask, holds a questionnaire with codes and a consent text, takes 400 answers with checks, and gives shares by women, men, SC, ST and disability with their margins.',
    category: 'Tools',
    audience: 'NGOs',
    tags: ['Baseline', 'Survey', 'Sample size', 'Evidence'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'Use it before the first activity, and again at the end with the same questions: then the difference can be measured.',
      'Keep names out of it. The law protects the data of the people you ask.',
    ],
    sources: ['actionPlan', 'assessment', 'dataProtection', 'sampling'],
  },
  {
    key: 'logframe',
    title: 'Logical framework (workbook)',
    subtitle: 'Results, indicators, assumptions, risks and calendar',
    description:
      'A logframe with an example of an education project. Share reached and status are computed; each indicator has a definition; risks are scored; activities have a calendar.',
    category: 'Tools',
    audience: 'Program Managers',
    tags: ['Logframe', 'Indicators', 'Monitoring', 'Risk'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'Write it with the people who do the work, from the impact down to the activities, then read it upwards and ask: is that enough?',
      'Take it into the memorandum as the schedule of milestones and indicators.',
    ],
    sources: ['actionPlan', 'ongoing', 'assessment'],
  },
  {
    key: 'impact-assessment-terms',
    title: 'Impact assessment: terms of reference',
    subtitle: 'For an independent agency under rule 8(3)',
    description:
      'Questions, method, deliverables with payments, independence and ethics, team, scoring of proposals and outline of the report, with the thresholds and the limit on cost of rule 8(3).',
    category: 'Templates',
    audience: 'Corporate CSR Teams',
    tags: ['Impact assessment', 'Rule 8', 'Evaluation', 'Terms of reference'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: [
      'For a company that must have an impact assessment, or wants one. Send it to at least three agencies that had no part in the project.',
      BRACKETS,
    ],
    sources: ['assessment', 'annualReport', 'actionPlan', 'dataProtection', 'pocso'],
  },
  {
    key: 'csr-1-checklist',
    title: 'CSR-1 checklist (workbook)',
    subtitle: 'Eligibility, steps of the form, and dates of registrations',
    description:
      'Says whether rule 4(1) lets an organisation receive CSR money, takes it through form CSR-1 in 16 steps, and counts the days until each registration expires.',
    category: 'Tools',
    audience: 'NGOs',
    tags: ['CSR-1', 'Registration', '12A', '80G'],
    sdg_goals: ['Peace, Justice and Strong Institutions'],
    uses: [
      'For an organisation that wants its CSR registration number, or checks once a year that it may still receive CSR money.',
      'The form of the Ministry decides. It was replaced from 14 July 2025 and can change again.',
    ],
    sources: ['agencies', 'csr1', 'incomeTax', 'fcra'],
  },
  {
    key: 'closing-report',
    title: 'Closing report of a project',
    subtitle: 'Results, settlement, hand-over and duties that remain',
    description:
      'What was reached against the baseline, people counted once, settlement of all money, the register of assets with who holds and maintains each, lessons, and the duties that remain after the end.',
    category: 'Templates',
    audience: 'NGOs',
    tags: ['Closing report', 'Assets', 'Sustainability', 'Reporting'],
    sdg_goals: ['Partnerships for the Goals'],
    uses: ['Begin two months before the end: hand-over agreements and the audit take longest.', BRACKETS],
    sources: ['assets', 'unspent', 'certificate', 'assessment', 'annualReport', 'dataProtection'],
  },
  {
    key: 'child-protection-policy',
    title: 'Child-protection policy for field work',
    subtitle: 'With declaration, report of a concern, risk table, consent and a card',
    description:
      'Rules for hiring, conduct, visits, pictures and data, and what to do when a child tells: with the duty to report under the POCSO Act, and five annexes ready for use.',
    category: 'Templates',
    audience: 'All Levels',
    tags: ['Child protection', 'Safeguarding', 'POCSO', 'Consent'],
    sdg_goals: ['Quality Education', 'Peace, Justice and Strong Institutions'],
    uses: [
      'For every organisation whose staff or visitors meet children, also for a day. Adopt it, train people on it, and put the card of Annex E in their pockets.',
      BRACKETS,
    ],
    sources: ['pocso', 'juvenileJustice', 'childLabour', 'dataProtection', 'harassment'],
  },
] as const satisfies readonly Template[];

export type TemplateKey = (typeof TEMPLATES)[number]['key'];
