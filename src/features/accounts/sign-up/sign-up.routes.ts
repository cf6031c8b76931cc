import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './sign-up.contract.ts';
import * as signUps from './sign-up.service.ts';

export function signUpRoutes(bind: Bind): void {
  bind(contract.signUp, (ctx, { body }) => signUps.signUp(ctx, body));
  bind(contract.beginSignUp, () => Promise.resolve({ is_open: true as const }));
  bind(contract.checkEmailExists, (ctx, { query }) => signUps.checkEmailExists(ctx, query.email));
  bind(contract.checkNewPassword, (_, { body }) => signUps.checkNewPassword(body.password));
}
