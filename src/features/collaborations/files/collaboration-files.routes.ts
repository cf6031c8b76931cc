import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './collaboration-files.contract.ts';
import * as files from './collaboration-files.service.ts';
import * as folderContract from './collaboration-folders.contract.ts';
import * as folders from './collaboration-folders.service.ts';
import { downloadAllFiles } from './file-archive.service.ts';

export function collaborationFilesRoutes(bind: Bind): void {
  bind(folderContract.listFolders, (ctx, { params }) => folders.listFolders(ctx, params.id));
  bind(folderContract.createFolder, (ctx, { params, body }) => folders.createFolder(ctx, params.id, body), {
    stores: { what: 'folders', perDay: 200 },
  });
  bind(folderContract.updateFolder, (ctx, { params, body }) => folders.updateFolder(ctx, params, body));
  bind(folderContract.removeFolder, (ctx, { params }) => folders.removeFolder(ctx, params));
  bind(contract.listFiles, (ctx, { params, query }) => files.listFiles(ctx, params.id, query));
  bind(contract.createFile, (ctx, { params, body }) => files.createFile(ctx, params.id, body), {
    stores: { what: 'files of collaborations', perDay: 300 },
  });
  bind(contract.downloadAllFiles, (ctx, { params }) => downloadAllFiles(ctx, params.id));
  bind(contract.updateFile, (ctx, { params, body }) => files.updateFile(ctx, params, body));
  bind(contract.removeFile, (ctx, { params, query }) => files.removeFile(ctx, params, query));
  bind(contract.listFileVersions, (ctx, { params }) => files.listFileVersions(ctx, params));
  bind(contract.createFileVersion, (ctx, { params, body }) => files.createFileVersion(ctx, params, body), {
    stores: { what: 'file versions', perDay: 300 },
  });
  bind(contract.downloadFile, (ctx, { params, query }) => files.downloadFile(ctx, params, query));
  bind(contract.listFileOpenings, (ctx, { params, query }) => files.listFileOpenings(ctx, params, query));
}
