/** A text that members agree to; its words are HTML of the tags in rich-text.rules.ts. */
export interface LegalText {
  version: string;
  /** First day on which this version is in force, `YYYY-MM-DD`. */
  effectiveFrom: string;
  content: string;
}

/** Who runs this installation: name, address and Grievance Officer are the operator's to fill in, nobody else's. */
export const OPERATOR_PAGE = 'operator';
export const OPERATOR_BLOCK = 'details';

/** Of the pages /terms and /privacy (specification part 2, "Terms and Privacy"). */
export const LEGAL_BLOCK = 'main_content';
