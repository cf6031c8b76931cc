import {
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
} from '#features/documents/documents/document-kinds.data.ts';
import { formatDay } from '#platform/contract/dates.ts';

/** Papers that the law asks of an NGO on the day on which it gets CSR money (Companies (CSR Policy) Rules, rule 4). */
const PAPERS_OF_DOMESTIC: DocumentKind[] = ['12a', '80g', 'csr-1'];

export const papersFor = (money: 'domestic' | 'foreign'): DocumentKind[] =>
  money === 'foreign' ? [...PAPERS_OF_DOMESTIC, 'fcra'] : PAPERS_OF_DOMESTIC;

interface PaperDays {
  kind: string;
  issued_on: string | null;
  expires_on: string | null;
}

/** Says which of these papers are not valid on an ISO day, in words. A paper is valid on its last day. */
export function invalidPapers(kinds: DocumentKind[], papers: PaperDays[], day: string): string[] {
  return kinds.flatMap((kind) => {
    const own = papers.filter((one) => one.kind === kind);
    const isValid = own.some(
      ({ issued_on, expires_on }) => (issued_on ?? '') <= day && (expires_on ?? '9999') >= day,
    );
    if (isValid) return [];
    const label = DOCUMENT_KIND_LABELS[kind];
    const last = own
      .map(({ expires_on }) => expires_on ?? '')
      .sort()
      .at(-1);
    return last && last < day
      ? [`The ${label} of the NGO ended on ${formatDay(last)}`]
      : [`The NGO has no valid ${label}`];
  });
}
