import { ACCOUNTS_KIND, DOCUMENT_KIND_LABELS, TITLED_KINDS } from './document-kinds.data.ts';
import type { Document, DocumentDetails } from './documents.contract.ts';

/** Days before the expiry date on which its owner is reminded; the first is when the list begins to warn. */
export const REMINDER_DAYS = [90, 60, 30] as const;

/** The name of a document: its own, or its kind with the financial year. */
export const documentTitle = ({
  kind,
  title,
  financial_year,
}: Pick<Document, 'kind' | 'title' | 'financial_year'>): string =>
  title ?? [DOCUMENT_KIND_LABELS[kind], financial_year].filter(Boolean).join(' ');

const DAY_MS = 86_400_000;

/** Days from one ISO day to another; negative when that lies before it. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** How a document stands on a day: it is valid on its last day, and expires soon from the first reminder on. */
export function expiryOf(expiresOn: string | null, today: string): Pick<Document, 'expiry' | 'days_left'> {
  if (!expiresOn) return { expiry: 'none', days_left: null };
  const days_left = daysBetween(today, expiresOn);
  if (days_left < 0) return { expiry: 'expired', days_left };
  return { expiry: days_left <= REMINDER_DAYS[0] ? 'expiring' : 'valid', days_left };
}

/** Only what belongs to the kind is kept: a title that was typed before the kind was changed says nothing. */
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
