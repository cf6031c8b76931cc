import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './project-pictures.contract.ts';
import * as pictures from './project-pictures.service.ts';

export function projectPicturesRoutes(bind: Bind): void {
  bind(
    contract.createProjectPicture,
    (ctx, { params, body, file }) => pictures.createProjectPicture(ctx, params.id, file, body),
    { stores: { what: 'project pictures', perDay: 200 } },
  );
  bind(contract.updateProjectPicture, (ctx, { params, body }) =>
    pictures.updateProjectPicture(ctx, params.id, params.pictureId, body),
  );
  bind(contract.removeProjectPicture, (ctx, { params }) =>
    pictures.removeProjectPicture(ctx, params.id, params.pictureId),
  );
}
