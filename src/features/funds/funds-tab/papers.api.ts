import { useMutation } from '@tanstack/react-query';
import {
  downloadGfr12a,
  downloadMou,
  downloadReceipt,
  downloadStatement,
} from '#features/funds/paper-files/paper-files.contract.ts';
import {
  createPractitionerLink,
  downloadPractitionerReport,
} from '#features/funds/practitioner-reports/practitioner-reports.contract.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';

/** A paper that can be saved, and the record that it is made from. */
export type PaperOrder =
  | { kind: 'receipt' | 'statement-pdf' | 'statement-xlsx' | 'practitioner' | 'mou'; id: string }
  | { kind: 'gfr'; id: string; financialYear: string };

const ENDINGS: Record<PaperOrder['kind'], string> = {
  receipt: 'pdf',
  'statement-pdf': 'pdf',
  'statement-xlsx': 'xlsx',
  practitioner: 'pdf',
  mou: 'docx',
  gfr: 'pdf',
};

function load(order: PaperOrder): Promise<Blob> {
  const params = { id: order.id };
  switch (order.kind) {
    case 'receipt':
      return call(downloadReceipt, { params });
    case 'statement-pdf':
      return call(downloadStatement, { params, query: { format: 'pdf' } });
    case 'statement-xlsx':
      return call(downloadStatement, { params, query: { format: 'xlsx' } });
    case 'practitioner':
      return call(downloadPractitionerReport, { params });
    case 'mou':
      return call(downloadMou, { params });
    case 'gfr':
      return call(downloadGfr12a, { params, query: { financial_year: order.financialYear } });
  }
}

/** Makes a paper and saves it under this name. */
export const usePaper = () =>
  useMutation({
    mutationFn: async ({ name, ...order }: PaperOrder & { name: string }) =>
      saveBlob(await load(order), `${name}.${ENDINGS[order.kind]}`),
  });

/** Makes a link for a chartered accountant. */
export const usePractitionerLink = () =>
  useMutation({ mutationFn: (id: string) => call(createPractitionerLink, { params: { id } }) });
