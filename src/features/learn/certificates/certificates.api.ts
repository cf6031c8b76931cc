import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '#platform/contract/errors.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  type CheckedCertificate,
  checkCertificate,
  downloadCertificate,
  listOwnCertificates,
  type RevocationInput,
  revokeCertificate,
} from './certificates.contract.ts';

const CERTIFICATES = ['certificates'] as const;

/** Checks a number; its holder and admins see more. @returns null as data if no certificate has it. */
export function useCertificate(number: string | null) {
  const { user, status } = useSession();
  return useQuery({
    queryKey: [...CERTIFICATES, user?.id ?? 'visitor', number],
    queryFn: () =>
      call(checkCertificate, { params: { number: number ?? '' } }).catch((error: unknown) => {
        if (error instanceof CallFailure && error.code === 'CERTIFICATE_NOT_FOUND') return null;
        throw error;
      }),
    enabled: number !== null && status !== 'loading',
  });
}

/** Loads the member's certificates, newest first, twenty at a time. */
export function useOwnCertificates() {
  const { user } = useSession();
  return useInfiniteQuery({
    queryKey: [...CERTIFICATES, user?.id ?? 'visitor', 'own'],
    queryFn: ({ pageParam: page }) => call(listOwnCertificates, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<CheckedCertificate>(PAGE_SIZE),
    enabled: user !== null,
  });
}

/** Loads the member's certificate of a course; null if there is none. */
export function useCourseCertificate(courseId: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: [...CERTIFICATES, user?.id ?? 'visitor', 'course', courseId],
    queryFn: async () => (await call(listOwnCertificates, { query: { course: courseId } }))[0] ?? null,
    enabled: user !== null,
  });
}

/** Downloads a certificate of the member and lets the browser save it. */
export function useDownloadCertificate() {
  return useMutation({
    mutationFn: async (number: string) =>
      saveBlob(await call(downloadCertificate, { params: { number } }), `Certificate ${number}.pdf`),
  });
}

export function useRevokeCertificate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ number, body }: { number: string; body: RevocationInput }) =>
      call(revokeCertificate, { params: { number }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: CERTIFICATES }),
  });
}
