import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const filesErrors = defineErrors({
  WORKSPACE_FILE_NOT_FOUND: [404, 'This file is not here. It may have been deleted.'],
  FOLDER_NOT_FOUND: [404, 'This folder is not here. It may have been deleted.'],
  NO_WORKSPACE_FILES: [404, 'There are no files yet.'],
  FOLDER_NAME_TAKEN: [409, 'There is a folder with this name already. Please choose another name.'],
  FOLDER_NOT_EMPTY: [409, 'There are files in this folder. Please move or delete them first.'],
  WORKSPACE_FULL: [
    409,
    'The files of this collaboration take 5 GB, the maximum. Deleted ones count until they are gone for good.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof filesErrors> {}
}
