/** Official text of a law: the Act, the Rules under it, or what the Ministry says about them. */
export interface LawSource {
  label: string;
  url: string;
}

export const INDIA_CODE_COMPANIES_ACT = 'https://www.indiacode.nic.in/handle/123456789/2114';

/** List of all rules under the Companies Act. The Ministry publishes no lasting address of a single rule. */
export const RULES_OF_THE_MINISTRY =
  'https://www.mca.gov.in/content/mca/global/en/acts-rules/ebooks/rules.html';

/** @param section for example `135(7)`. */
export const companiesAct = (section: string): LawSource => ({
  label: `Section ${section}, Companies Act, 2013`,
  url: INDIA_CODE_COMPANIES_ACT,
});

/** @param rule of the Companies (Corporate Social Responsibility Policy) Rules, 2014, and the day of its last amendment. */
export const csrRule = (rule: string, amended: string): LawSource => ({
  label: `Rule ${rule}, CSR Rules, 2014, as amended on ${amended}`,
  url: RULES_OF_THE_MINISTRY,
});

export const MINISTRY_ON_CSR: LawSource = {
  label: 'Ministry of Corporate Affairs, FAQs on CSR (circular 14/2021)',
  url: 'https://www.mca.gov.in/Ministry/pdf/FAQ_CSR.pdf',
};

/** Name of a text that is not official: the host of its address. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
