import { useMutation } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { signIn } from './sign-in.contract.ts';

/** Key of the local storage for the device token. It stays after sign-out. */
const DEVICE_TOKEN = 'device_token';

export const useSignIn = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof signIn>['body']) => {
      const device_token = localStorage.getItem(DEVICE_TOKEN) ?? undefined;
      return call(signIn, { body: { ...body, device_token } }, { isAnswerChecked: true });
    },
    onSuccess: ({ device_token }) => localStorage.setItem(DEVICE_TOKEN, device_token),
  });
