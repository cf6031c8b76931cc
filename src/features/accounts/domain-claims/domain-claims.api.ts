import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import {
  confirmDomainClaim,
  createDomainClaim,
  type DomainClaimInput,
  listDomainClaims,
  removeDomainClaim,
  resendDomainClaim,
} from './domain-claims.contract.ts';

const DOMAIN_CLAIMS = ['domain-claims'];

export const useDomainClaims = () =>
  useQuery({ queryKey: DOMAIN_CLAIMS, queryFn: () => call(listDomainClaims) });

function useDomainClaimsChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: DOMAIN_CLAIMS }),
  });
}

export const useCreateDomainClaim = () =>
  useDomainClaimsChange((body: DomainClaimInput) => call(createDomainClaim, { body }));

export const useResendDomainClaim = () =>
  useDomainClaimsChange((id: string) => call(resendDomainClaim, { params: { id } }));

export const useConfirmDomainClaim = () =>
  useDomainClaimsChange((token: string) => call(confirmDomainClaim, { body: { token } }));

export const useRemoveDomainClaim = () =>
  useDomainClaimsChange((id: string) => call(removeDomainClaim, { params: { id } }));
