import { defineNoun } from '#platform/server/noun.ts';
import { FILE_VERSIONS_MAX, FILES_MAX, WORKSPACE_BYTES_MAX } from './collaboration-files.contract.ts';
import { loadCollaborationFilesDemo } from './collaboration-files.demo.ts';
import { collaborationFilesRoutes } from './collaboration-files.routes.ts';
import { FOLDERS_MAX } from './collaboration-folders.contract.ts';
import { filesErrors } from './files.errors.ts';

export const filesNoun = defineNoun({
  routes: collaborationFilesRoutes,
  limits: [
    { what: 'folders', max: FOLDERS_MAX, of: 'of a collaboration' },
    { what: 'files', max: FILES_MAX, of: 'of a collaboration' },
    { what: 'versions', max: FILE_VERSIONS_MAX, of: 'of a file of a collaboration' },
    { what: 'megabytes', max: WORKSPACE_BYTES_MAX / 1024 / 1024, of: 'of files of a collaboration' },
  ],
  errors: filesErrors,
  demo: { load: loadCollaborationFilesDemo },
});
