import { CSR_RULES, type CsrRule } from './csr-rules.data.ts';

/** Day on which every rule was last compared with its source. */
export const LAW_CHECKED_ON = '2026-11-21';

const applies = ({ validFrom, validTo }: CsrRule, day: string) =>
  validFrom !== null && validFrom <= day && (validTo === null || day <= validTo);

/** Returns the rules that apply on a day `YYYY-MM-DD`, in reading order. */
export const rulesOn = (day: string): CsrRule[] => CSR_RULES.filter((rule) => applies(rule, day));

/** Bills before Parliament: shown as pending, never applied. */
export const PENDING_RULES: CsrRule[] = CSR_RULES.filter(({ validFrom }) => validFrom === null);
