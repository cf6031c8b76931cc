import { DAY_MS } from '#platform/contract/durations.ts';
import { ACCOUNTS_KIND, DOCUMENT_KIND_LABELS, TITLED_KINDS } from './document-kinds.data.ts';
import type { Document, DocumentDetails } from './documents.contract.ts';

/** Days before the expiry date on which the owner is reminded; the list warns from the first on. */
export const REMINDER_DAYS = [90, 60, 30] as const;

/** Returns the name of a document: its title, or its kind with the financial year. */
export const documentTitle = ({
  kind,
  title,
  financial_year,
}: Pick<Document, 'kind' | 'title' | 'financial_year'>): string =>
  title ?? [DOCUMENT_KIND_LABELS[kind], financial_year].filter(Boolean).join(' ');

/** Number of days from one ISO day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the expiry state on a day. A document is valid on its last day, and `expiring` from the first reminder on. */
export function expiryOf(expiresOn: string | null, today: string): Pick<Document, 'expiry' | 'days_left'> {
  if (!expiresOn) return { expiry: 'none', days_left: null };
  const days_left = daysBetween(today, expiresOn);
  if (days_left < 0) return { expiry: 'expired', days_left };
  return { expiry: days_left <= REMINDER_DAYS[0] ? 'expiring' : 'valid', days_left };
}

/** Drops details that do not apply to the kind, such as a title typed before the kind was changed. */
export function relevantDetails(details: DocumentDetails) {
  const { kind, title, financial_year, number, issued_on, expires_on } = details;
  return {
    kind,
    title: (TITLED_KINDS.includes(kind) && title) || null,
    financial_year: (kind === ACCOUNTS_KIND && financial_year) || null,
    number: number ?? null,
    issued_on: issued_on ?? null,
    expires_on: expires_on ?? null,
  };
}
