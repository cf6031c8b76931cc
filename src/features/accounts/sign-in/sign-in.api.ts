import { useMutation } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { SignInAnswer, signIn } from './sign-in.contract.ts';

/** Key of the local storage for the device token. It stays after sign-out. */
const DEVICE_TOKEN = 'device_token';

/** Returns the token of an earlier sign-in on this device, for a call that signs in. */
export const readDeviceToken = () => localStorage.getItem(DEVICE_TOKEN) ?? undefined;

/** Keeps the token that a sign-in answered. */
export const keepDeviceToken = (token: string) => localStorage.setItem(DEVICE_TOKEN, token);

export const useSignIn = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof signIn>['body']) =>
      call(signIn, { body: { ...body, device_token: readDeviceToken() } }, { schema: SignInAnswer }),
    onSuccess: ({ device_token }) => keepDeviceToken(device_token),
  });
