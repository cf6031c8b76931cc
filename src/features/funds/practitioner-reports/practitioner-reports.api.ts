import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '#platform/contract/errors.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  checkUtilisation,
  confirmPractitionerReport,
  downloadPractitionerDraft,
  openPractitionerReport,
} from './practitioner-reports.contract.ts';

const keyOf = (token: string) => ['practitioner-report', token] as const;

/** Reads the statement of a link to a chartered accountant. */
export const usePractitionerReport = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(openPractitionerReport, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  });

export function useConfirmPractitionerReport(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: { membership_number: string; udin: string }) =>
      call(confirmPractitionerReport, { body: { token, ...confirmation } }),
    onSuccess: (report) => client.setQueryData(keyOf(token), report),
  });
}

/** Saves the report of a link as PDF. */
export const usePractitionerDraft = (token: string) =>
  useMutation({
    mutationFn: async () =>
      saveBlob(await call(downloadPractitionerDraft, { body: { token } }), "Practitioner's report.pdf"),
  });

/** Checks the code of a statement; null for one that nobody has. */
export const useCheckedUtilisation = (code: string | null) =>
  useQuery({
    queryKey: ['utilisation-code', code],
    queryFn: async () => {
      try {
        return await call(checkUtilisation, { params: { code: code ?? '' } });
      } catch (error) {
        if (error instanceof CallFailure && error.status === 404) return null;
        throw error;
      }
    },
    enabled: code !== null,
  });
