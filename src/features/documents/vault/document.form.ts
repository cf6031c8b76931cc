import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { ACCOUNTS_KIND, type DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import {
  DOCUMENT_FILE,
  type Document,
  DocumentDetails,
} from '#features/documents/documents/documents.contract.ts';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { inputErrors } from '#platform/web/form-errors.ts';

/** Values of the document form; days are ISO days or ''. */
export interface DocumentValues {
  /** Set for a new document only. */
  file: File | null;
  kind: DocumentKind;
  title: string;
  financial_year: string;
  number: string;
  issued_on: string;
  expires_on: string;
}

/** Returns the form's values for a stored document, or for a new one of a kind. */
export const documentValues = (document: Document | null, kind: DocumentKind): DocumentValues => ({
  file: null,
  kind: document?.kind ?? kind,
  title: document?.title ?? '',
  financial_year: document?.financial_year ?? '',
  number: document?.number ?? '',
  issued_on: document?.issued_on ?? '',
  expires_on: document?.expires_on ?? '',
});

/** Returns the request body for the form's values; empty days become null. */
export const toDocumentDetails = ({ file: _, ...values }: DocumentValues): z.input<typeof DocumentDetails> =>
  Object.assign(values, { issued_on: values.issued_on || null, expires_on: values.expires_on || null });

/** Returns an error message per field; empty when the document can be sent. */
function documentErrors(values: DocumentValues, isNew: boolean): Record<string, string> {
  const file = isNew ? chosenFileError(values.file, DOCUMENT_FILE) : null;
  return { ...(file && { file }), ...inputErrors(DocumentDetails, toDocumentDetails(values)) };
}

/** @param kind of a new document. */
export const useDocumentForm = (document: Document | null, kind: DocumentKind) =>
  useForm<DocumentValues>({
    initialValues: documentValues(document, kind),
    validate: (values) => documentErrors(values, document === null),
  });
export type DocumentForm = ReturnType<typeof useDocumentForm>;

const YEARS_SHOWN = 10;

/** Returns the financial years to choose from on an ISO day, the last to end first: `2025-26`. */
export function financialYears(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const newest = month >= 4 ? year - 1 : year - 2;
  return Array.from({ length: YEARS_SHOWN }, (_, back) => {
    const from = newest - back;
    return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
  });
}

/** True if documents of this kind need a financial year. */
export const needsYear = (kind: DocumentKind) => kind === ACCOUNTS_KIND;
