import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import {
  type AccessTokenInput,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from './access-tokens.contract.ts';

const ACCESS_TOKENS = ['access-tokens'];

export const useAccessTokens = () =>
  useQuery({ queryKey: ACCESS_TOKENS, queryFn: () => call(listAccessTokens) });

/** Changes the tokens and reloads the list, also if a token was already revoked. */
function useAccessTokensChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Not awaited: what was deleted is gone from the screen before its toast could appear.
    onSettled: () => void client.invalidateQueries({ queryKey: ACCESS_TOKENS }),
  });
}

export const useCreateAccessToken = () =>
  useAccessTokensChange((body: AccessTokenInput) => call(createAccessToken, { body }));

export const useRevokeAccessToken = () =>
  useAccessTokensChange((id: string) => call(revokeAccessToken, { params: { id } }));
