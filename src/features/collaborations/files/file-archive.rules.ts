import { fileNameFrom } from '#platform/contract/files.ts';

/**
 * The paths of files in an archive: `folder/name`, or `name` outside of folders. Names that differ in capitals only are the same
 * for some file systems, so the second one gets a number: `Budget (2).xlsx`.
 * @param files with cleaned names and their endings, in the order of the archive.
 */
export function archivePaths(files: readonly { folder: string | null; name: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ folder, name }) => {
    const prefix = folder ? `${folderName(folder)}/` : '';
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let path = `${prefix}${name}`;
    for (let n = 2; taken.has(path.toLowerCase()); n += 1) path = `${prefix}${stem} (${n})${ending}`;
    taken.add(path.toLowerCase());
    return path;
  });
}

/** A folder's name without what file systems refuse; a name of dots would lead out of the archive. */
const folderName = (name: string) => fileNameFrom(name) || 'Folder';
