import { PUBLIC_MAIL_DOMAINS } from './public-mail-domains.data.ts';

/** Returns the domain of an email address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** True if anybody, or many offices, can have an address of this domain, or of one above it. */
export function isPublicMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => PUBLIC_MAIL_DOMAINS.has(labels.slice(index).join('.')));
}
