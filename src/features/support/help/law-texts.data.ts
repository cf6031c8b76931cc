import { INDIA_CODE_COMPANIES_ACT, type LawSource, RULES_OF_THE_MINISTRY } from './law-sources.rules.ts';

/** Sources of the rules in the help. Those of the home page are in law-sources.rules.ts, which every visitor loads. */
export const SCHEDULE_VII: LawSource = {
  label: 'Schedule VII, Companies Act, 2013',
  url: INDIA_CODE_COMPANIES_ACT,
};

export const ACCOUNTS_RULES: LawSource = {
  label: 'Companies (Accounts) Rules, 2014, as amended in 2025',
  url: RULES_OF_THE_MINISTRY,
};

export const INCOME_TAX_ACT: LawSource = {
  label: 'Income-tax Act, 2025',
  url: 'https://incometaxindia.gov.in/Documents/Act/Income-tax-Act-2025.pdf',
};

export const FOREIGN_CONTRIBUTION_ACT: LawSource = {
  label: 'Foreign Contribution (Regulation) Act, 2010, as amended in 2020',
  url: 'https://fcraonline.nic.in/',
};

export const BILL_85: LawSource = {
  label: 'Bill 85 of 2026, as introduced in the Lok Sabha',
  url: 'https://sansad.in/ls/legislation/bills',
};
