import type { Folder } from './collaboration-folders.contract.ts';

/** The folders for a select, after a first entry for none. */
export const folderChoices = (folders: Folder[]) => [
  { value: '', label: 'Outside of folders' },
  ...folders.map(({ id, name }) => ({ value: id, label: name })),
];
