import { getHealth } from '#platform/contract/health.ts';
import {
  createUpload,
  getFileSpace,
  listUploads,
  removeUpload,
  UPLOADS_MAX,
} from '#platform/contract/uploads.ts';
import { isDatabaseUp } from './database/health.ts';
import * as fileSpace from './files/file-space.ts';
import { createFileSweep, FILE_SWEEP_QUEUE } from './files/file-sweep.ts';
import { createFileRemoval, FILE_REMOVAL_QUEUE, uploadsFolder } from './files/files.ts';
import { createSpaceWatch, SPACE_WATCH_QUEUE, SPACE_WATCH_SCHEDULE } from './files/space-watch.ts';
import { defineNoun } from './noun.ts';
import { createUploadSweep, UPLOAD_SWEEP_QUEUE, UPLOAD_SWEEP_SCHEDULE } from './uploads/upload-sweep.ts';
import * as uploads from './uploads/uploads.ts';

/** The routes and jobs of the platform itself. */
export const platformNoun = defineNoun({
  routes(bind, { config }) {
    bind(getHealth, (ctx) => isDatabaseUp(ctx.db));
    bind(createUpload, (ctx, { body }) => uploads.createUpload(ctx, config, body), {
      stores: { what: 'files sent in parts', perDay: 200 },
    });
    bind(getFileSpace, (ctx) => fileSpace.getFileSpace(ctx.db, config, ctx.actor.profileId));
    bind(listUploads, (ctx) => uploads.listUploads(ctx));
    bind(removeUpload, (ctx, { params }) => uploads.removeUpload(ctx, params.id));
  },
  jobs: [
    { queue: FILE_REMOVAL_QUEUE, work: ({ store }) => createFileRemoval(store) },
    {
      queue: FILE_SWEEP_QUEUE,
      schedule: '30 21 * * *',
      work: ({ store, db, config }) => createFileSweep(store, db, uploadsFolder(config.dataDir)),
    },
    { queue: SPACE_WATCH_QUEUE, schedule: SPACE_WATCH_SCHEDULE, work: createSpaceWatch },
    { queue: UPLOAD_SWEEP_QUEUE, schedule: UPLOAD_SWEEP_SCHEDULE, work: createUploadSweep },
  ],
  limits: [{ what: 'files', max: UPLOADS_MAX, of: 'on their way' }],
});
