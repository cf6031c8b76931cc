/** Returns the link that calls a telephone number as people write it; null if it has no digits to dial. */
export function phoneLink(number: string): string | null {
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d{3,}/.test(digits) ? `tel:${digits}` : null;
}

/** Returns the link that writes to an address; null if it is not one plain address. */
export const mailLink = (address: string): string | null =>
  /^[^\s@,;:<>?&%]+@[^\s@,;:<>?&%]+\.[^\s@,;:<>?&%]+$/.test(address) ? `mailto:${address}` : null;
