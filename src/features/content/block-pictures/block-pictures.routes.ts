import type { Bind } from '#platform/server/http/bind.ts';
import { updateBlockPicture } from './block-pictures.contract.ts';
import * as pictures from './block-pictures.service.ts';

export function blockPicturesRoutes(bind: Bind): void {
  bind(updateBlockPicture, (ctx, { params, body, file }) =>
    pictures.updateBlockPicture(ctx, params, file, body),
  );
}
