import type { MediaType } from '#platform/contract/files.ts';
import { refusals } from './file-refusals.ts';
import { partName, relationKind } from './part-names.ts';
import type { XmlElement } from './xml-elements.ts';

/** The content type of the main part of an Office file (ECMA-376, part 1, sections 11 to 13). */
const MAIN_PARTS: Record<string, MediaType> = {
  'wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'spreadsheetml.sheet.main+xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'presentationml.presentation.main+xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const MAIN_TYPE = /^application\/vnd\.openxmlformats-officedocument\.(\w+\.\w+\.main\+xml)$/;
const PROGRAM_TYPES = /macroEnabled|vbaProject|ms-office\.activeX|intlmacrosheet|excel\.macrosheet/i;

const attribute = ({ attributes }: XmlElement, key: string) => attributes.get(key)?.[0] ?? '';

/**
 * Returns which Office file it is: by the content type of the one part that the relations of the package call its document
 * (ECMA-376, part 2, section 7.2.3); null where there is no such part, or several.
 * @param parts names of all parts, as `partName` makes them. @throws AppError FILE_TYPE_NOT_ALLOWED for programs.
 */
export function officeType(
  types: XmlElement[],
  relations: XmlElement[],
  parts: ReadonlySet<string>,
): MediaType | null {
  if (types.some(({ attributes }) => attributes.get('contenttype')?.some((type) => PROGRAM_TYPES.test(type))))
    throw refusals.macros();
  const documents = new Set(
    relations
      .filter((relation) => relationKind(attribute(relation, 'type')) === 'officedocument')
      .map((relation) => partName(attribute(relation, 'target'))),
  );
  const [document, second] = documents;
  if (!document || second || !parts.has(document)) return null;
  const main = MAIN_TYPE.exec(typeOfPart(types, document))?.[1];
  return MAIN_PARTS[main ?? ''] ?? null;
}

/** Its own content type, else that of its ending; in small letters, without parameters. */
function typeOfPart(types: XmlElement[], part: string): string {
  const own = types.find((one) => one.name === 'Override' && partName(attribute(one, 'partname')) === part);
  const ending = part.split('.').at(-1);
  const shared = types.find(
    (one) => one.name === 'Default' && attribute(one, 'extension').trim().toLowerCase() === ending,
  );
  const type = own ?? shared;
  const [name = ''] = type ? attribute(type, 'contenttype').split(';') : [];
  return name.trim().toLowerCase();
}
