import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { AssessFacts } from '#features/compliance/engine/facts.contract.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { assessCompany, assessCompanyPdf } from './calculator.contract.ts';

/** Asks what the law says of these facts; nothing is asked without facts. */
export const useAssessment = (facts: AssessFacts | null) =>
  useQuery({
    queryKey: ['csr-assessment', facts],
    queryFn: () => (facts ? call(assessCompany, { body: facts }) : null),
    enabled: facts !== null,
    placeholderData: keepPreviousData,
  });

/** Lets the browser save the answer as a PDF. */
export const useAssessmentPdf = () =>
  useMutation({
    mutationFn: async (facts: AssessFacts) =>
      saveBlob(await call(assessCompanyPdf, { body: facts }), `CSR calculation ${facts.financial_year}.pdf`),
  });
