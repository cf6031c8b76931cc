import { useMutation } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { changePassword } from './passwords.contract.ts';

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof changePassword>['body']) => call(changePassword, { body }),
  });
