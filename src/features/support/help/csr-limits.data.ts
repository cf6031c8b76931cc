/** From where on a company must spend on CSR (section 135(1) of the Companies Act, 2013), in whole rupees. One is enough. */
export const CSR_LIMITS = {
  'net worth': 5_000_000_000,
  turnover: 10_000_000_000,
  'net profit': 50_000_000,
};
export type CsrMeasure = keyof typeof CSR_LIMITS;

/** Share of the average net profit of three years that a company must spend (section 135(5)), in percent. */
export const CSR_PERCENT = 2;
