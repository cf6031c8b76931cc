import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './avatar.contract.ts';
import * as avatar from './avatar.service.ts';

export function avatarRoutes(bind: Bind): void {
  bind(contract.updateAvatar, (ctx, { body, file }) => avatar.updateAvatar(ctx, file, body), {
    stores: { what: 'profile pictures', perDay: 50 },
  });
  bind(contract.removeAvatar, (ctx) => avatar.removeAvatar(ctx));
}
