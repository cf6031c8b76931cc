import { mailto } from '#platform/contract/email-addresses.ts';

/** Returns the link that calls a telephone number as people write it; null if it has no digits to dial. */
export function phoneLink(number: string): string | null {
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d{3,}/.test(digits) ? `tel:${digits}` : null;
}

/** Returns the link that writes to an address; null if it is not one plain address. */
export function mailLink(address: string): string | null {
  const [, domain = ''] = /^[^\s@,;:<>?%]+@([^\s@,;:<>?&%]+)$/.exec(address) ?? [];
  const hasInnerDot = domain.slice(1, -1).includes('.');
  return hasInnerDot ? mailto(address) : null;
}
