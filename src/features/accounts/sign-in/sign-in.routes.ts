import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './sign-in.contract.ts';
import { type SignInParts, signIn } from './sign-in.service.ts';

export function signInRoutes(bind: Bind, parts: SignInParts): void {
  bind(contract.signIn, (ctx, { body }, caller) => signIn(ctx, body, caller, parts));
}
