import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { stopMails } from './mail-opt-outs.contract.ts';
import type { StoppedMail } from './opt-outs.data.ts';

/** Stops a kind of mail for whoever got the link. */
export function useStopMails() {
  return useMutation({
    mutationFn: (body: { kind: StoppedMail; id: string; signature: string }) => call(stopMails, { body }),
  });
}
