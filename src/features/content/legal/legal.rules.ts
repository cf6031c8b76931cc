/** Text that members agree to, as HTML of the tags in rich-text.rules.ts. */
export interface LegalText {
  version: string;
  /** First day on which this version is in force, `YYYY-MM-DD`. */
  effectiveFrom: string;
  content: string;
}

/** Block with the operator's name, address and Grievance Officer. Only the operator can fill it in. */
export const OPERATOR_PAGE = 'operator';
export const OPERATOR_BLOCK = 'details';
/** Block with the name and contact of the Grievance Officer alone, for the page /grievance too. */
export const OFFICER_BLOCK = 'grievance_officer';

/** Block of the pages /terms and /privacy (specification part 2, "Terms and Privacy"). */
export const LEGAL_BLOCK = 'main_content';
