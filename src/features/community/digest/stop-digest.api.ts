import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { stopDigest } from './digest.contract.ts';

/** Stops the digest of the member who got the link. */
export function useStopDigest() {
  return useMutation({
    mutationFn: (body: { member_id: string; signature: string }) => call(stopDigest, { body }),
  });
}
