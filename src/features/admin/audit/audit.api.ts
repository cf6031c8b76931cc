import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayInIndia } from '#platform/contract/dates.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { type AuditFilters, exportAuditEntries, listAuditEntries, verifyAuditLog } from './audit.contract.ts';

const AUDIT = ['audit'] as const;
const PAGE_SIZE = 50;

/** Loads a page of the log; the previous page stays on the screen until it arrives. */
export function useAuditEntries(filters: AuditFilters & { before?: number | undefined }) {
  const query = { ...filters, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [...AUDIT, query],
    queryFn: () => call(listAuditEntries, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Checks the whole log. The check is an entry of its own, so the list is read again. */
export function useVerifyAudit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(verifyAuditLog, {}),
    onSettled: () => client.invalidateQueries({ queryKey: AUDIT }),
  });
}

/** Lets the browser save what the filters select. */
export function useExportAudit(filters: AuditFilters) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      saveBlob(await call(exportAuditEntries, { query: filters }), `Audit log ${dayInIndia(new Date())}.csv`),
    onSettled: () => client.invalidateQueries({ queryKey: AUDIT }),
  });
}
