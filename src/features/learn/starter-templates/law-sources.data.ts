import type { PaperSource } from '#platform/contract/papers.ts';

const INDIA_CODE = 'https://www.indiacode.nic.in/';
const COMPANIES_ACT = 'https://www.indiacode.nic.in/handle/123456789/2114';
/** The Ministry publishes no lasting address of a single rule. */
const MINISTRY_RULES = 'https://www.mca.gov.in/content/mca/global/en/acts-rules/ebooks/rules.html';

const companiesAct = (what: string): PaperSource => ({
  title: `Companies Act, 2013: ${what}`,
  url: COMPANIES_ACT,
});
const csrRule = (what: string, amended: string): PaperSource => ({
  title: `Companies (Corporate Social Responsibility Policy) Rules, 2014, as amended on ${amended}: ${what}`,
  url: MINISTRY_RULES,
});

/** Sources of law that templates name, all read on `LAW_CHECKED_ON`. */
export const LAW_SOURCES = {
  section135: companiesAct('section 135'),
  obligation: companiesAct('section 135(1) and (5), who spends and how much'),
  unspent: companiesAct('section 135(5) and (6), money that is not spent'),
  penalty: companiesAct('section 135(7), penalty'),
  scheduleVii: companiesAct('Schedule VII, activities that count'),
  definitions: csrRule('rule 2(1), definitions', '22 Jan 2021'),
  committee: csrRule('rule 3 and section 135(9), committee', '20 Sep 2022'),
  agencies: csrRule('rule 4(1) and (2), implementing agencies and form CSR-1', '20 Sep 2022'),
  csr1: csrRule('rule 4(2), form CSR-1 as replaced from 14 Jul 2025', '7 Jul 2025'),
  certificate: csrRule(
    'rule 4(5), use of funds and certificate of the chief financial officer',
    '22 Jan 2021',
  ),
  ongoing: csrRule('rule 4(6), monitoring of ongoing projects', '22 Jan 2021'),
  actionPlan: csrRule('rule 5(2), annual action plan', '22 Jan 2021'),
  overheads: csrRule('rule 7(1), administrative overheads', '22 Jan 2021'),
  setOff: csrRule('rule 7(2) and (3), surplus and set-off', '22 Jan 2021'),
  assets: csrRule('rule 7(4), capital assets', '22 Jan 2021'),
  annualReport: csrRule('rule 8(1) and Annexure II', '20 Sep 2022'),
  assessment: csrRule('rule 8(3), impact assessment', '20 Sep 2022'),
  website: csrRule('rule 9, display on the website', '22 Jan 2021'),
  faq: {
    title: 'Ministry of Corporate Affairs, FAQs on CSR (circular 14/2021)',
    url: 'https://www.mca.gov.in/Ministry/pdf/FAQ_CSR.pdf',
  },
  incomeTax: {
    title: 'Income-tax Act, 2025: sections 332 and 354, registered non-profit organisations',
    url: 'https://incometaxindia.gov.in/Documents/Act/Income-tax-Act-2025.pdf',
  },
  fcra: {
    title: 'Foreign Contribution (Regulation) Act, 2010, as amended in 2020',
    url: 'https://fcraonline.nic.in/',
  },
  dataProtection: {
    title:
      'Digital Personal Data Protection Act, 2023, and Rules, 2025: sections 5 to 9, notice, consent and children',
    url: 'https://www.meity.gov.in/static/uploads/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf',
  },
  pocso: {
    title:
      'Protection of Children from Sexual Offences Act, 2012: sections 19, 21 and 23, reporting and identity',
    url: INDIA_CODE,
  },
  juvenileJustice: {
    title: 'Juvenile Justice (Care and Protection of Children) Act, 2015: section 74, identity of children',
    url: INDIA_CODE,
  },
  childLabour: {
    title: 'Child and Adolescent Labour (Prohibition and Regulation) Act, 1986',
    url: INDIA_CODE,
  },
  harassment: {
    title: 'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013',
    url: INDIA_CODE,
  },
  poverty: {
    title: 'NITI Aayog, National Multidimensional Poverty Index: A Progress Review 2023',
    url: 'https://www.niti.gov.in/',
  },
  sampling: {
    title: 'Sample size for a share: Cochran, Sampling Techniques (1977), chapter 4',
    url: null,
  },
} as const satisfies Record<string, PaperSource>;

export type LawSourceKey = keyof typeof LAW_SOURCES;
