import { fileTypeFromBuffer } from 'file-type';
import type { MediaType } from '#platform/contract/files.ts';
import { officeType } from './content-types.ts';
import { refusals } from './file-refusals.ts';
import { checkEmbeddedOle, oleTypeOf } from './ole-content.ts';
import { isOle } from './ole-files.ts';
import { isPiece, partName, percentDecoded } from './part-names.ts';
import { isPdf } from './pdf-content.ts';
import { checkRelations } from './relations.ts';
import { isPlainText, isReadable } from './text-content.ts';
import { type XmlElement, xmlElements } from './xml-elements.ts';
import { type Budget, newBudget, type Unpacked, unpack } from './zip-files.ts';

/** The list of content types, and that of what the whole file leads to. */
const CONTENT_TYPES = '/[content_types].xml';
const PACKAGE_RELATIONS = '/_rels/.rels';
/** Parts that hold programs. */
const PROGRAM_PARTS = /\/(vba(project|data|projectsignature)[^/]*$|activex\/|macrosheets\/)/;

/** Largest list of content types or relations: hundreds of them take a tenth of this. */
const PART_MAX = 256 * 1024;
/** An archive or document within the file is looked into in memory. */
const INNER_MAX = 64 * 1024 * 1024;
/** An archive may hold documents, and they may hold tables. */
const DEPTH_MAX = 3;

const isZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * Returns which Office file a ZIP is, or that it is an archive of files that can be shared; null for anything else.
 * All that is in it is unpacked and looked at, also what is packed in that.
 * @throws AppError FILE_UNREADABLE, FILE_TYPE_NOT_ALLOWED.
 */
export const zipTypeOf = (bytes: Buffer): Promise<MediaType | null> => typeOf(bytes, newBudget(), 1);

async function typeOf(source: Buffer, budget: Budget, depth: number): Promise<MediaType | null> {
  if (depth > DEPTH_MAX) throw refusals.tooMany();
  const files: Unpacked[] = [];
  const lists = new Map<string, XmlElement[]>();
  for await (const file of unpack(source, budget, wantedBytes)) {
    const part = partName(file.name);
    if (PROGRAM_PARTS.test(part)) throw refusals.macros();
    if (isList(part)) {
      const elements = elementsOf(file, budget);
      if (part !== CONTENT_TYPES) checkRelations(elements);
      if (lists.has(part)) throw refusals.damaged();
      lists.set(part, elements);
    }
    await checkInner(file, budget, depth);
    files.push({ ...file, whole: null });
  }
  const types = lists.get(CONTENT_TYPES);
  if (types) {
    const parts = new Set(files.map(({ name }) => partName(name)));
    const isUnclear = files.some(({ hasTwoNames }) => hasTwoNames) || [...parts].some(isPiece);
    if (isUnclear || parts.size < files.length) throw refusals.path();
    return officeType(types, lists.get(PACKAGE_RELATIONS) ?? [], parts);
  }
  for (const file of files) await checkShared(file);
  return files.length > 0 ? 'application/zip' : null;
}

const isList = (part: string) => part === CONTENT_TYPES || part.endsWith('.rels');

function wantedBytes(name: string, head: Buffer): number {
  if (isZip(head) || isOle(head)) return INNER_MAX;
  return isList(partName(name)) ? PART_MAX : 0;
}

/** Archives and documents in the file are looked into like the file; programs are refused wherever they are. */
async function checkInner({ name, head, whole }: Unpacked, budget: Budget, depth: number): Promise<void> {
  if (PROGRAM_ENDINGS.test(percentDecoded(name))) throw refusals.notAllowed(lastOf(name));
  if (isZip(head)) {
    if (!whole) throw refusals.tooMany();
    if ((await typeOf(whole, budget, depth + 1)) === null) throw refusals.notAllowed(lastOf(name));
  } else if (isOle(head)) {
    if (!whole) throw refusals.tooMany();
    if (OLD_OFFICE.test(name)) {
      if (oleTypeOf(whole) === null) throw refusals.notAllowed(lastOf(name));
    } else checkEmbeddedOle(whole);
  } else if (isProgram(head) && !(TEXT_ENDINGS.test(name) && isReadable(head)))
    throw refusals.notAllowed(lastOf(name));
}

const OLD_OFFICE = /\.(doc|xls|ppt)$/i;
/** First bytes of programs: of Windows, Linux, macOS (three forms), Java, scripts with an interpreter, WebAssembly. */
const PROGRAM_HEADS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];
const isProgram = (head: Buffer) =>
  PROGRAM_HEADS.some((bytes) => head.subarray(0, bytes.length / 2).toString('hex') === bytes) ||
  head.subarray(0, 2).toString('latin1') === '#!' ||
  head.subarray(0, 4).equals(Buffer.from('\0asm', 'latin1'));
/** Endings that an operating system runs, or mounts, when the file is opened. */
const PROGRAM_ENDINGS =
  /\.(exe|dll|com|scr|pif|cpl|bat|cmd|ps1|psm1|vbs|vbe|js|jse|mjs|wsf|wsh|hta|msi|msp|msix|appx|jar|class|lnk|url|scf|reg|inf|sh|bash|py|pl|rb|php|app|apk|ipa|dmg|pkg|deb|rpm|iso|img|vhdx?|docm|dotm|xlsm|xltm|xlam|xll|xlsb|pptm|potm|ppam|ppsm|sldm|chm|hlp|gadget|application|settingcontent-ms)[. ]*$/i;

const lastOf = (name: string) => name.split('/').at(-1) ?? name;

function elementsOf({ whole }: Unpacked, budget: Budget): XmlElement[] {
  budget.lists -= whole?.length ?? 0;
  if (!whole || budget.lists < 0) throw refusals.damaged();
  try {
    return xmlElements(whole);
  } catch {
    throw refusals.damaged();
  }
}

const OFFICE_ENDINGS = /\.(docx|xlsx|pptx|zip)$/i;
const TEXT_ENDINGS = /\.(txt|csv|tsv|md|json|geojson)$/i;
/** Ending to what file-type calls its content. */
const BINARY_ENDINGS: [RegExp, RegExp][] = [
  [/\.(jpe?g|png|webp|gif|tiff?|bmp|heic|avif)$/i, /^(jpg|png|webp|gif|tif|bmp|heic|avif)$/],
  [/\.(mp4|m4v|mov|webm|mkv|3gp)$/i, /^(mp4|m4v|mov|webm|mkv|3gp)$/],
  [/\.(mp3|m4a|wav|ogg|aac|opus)$/i, /^(mp3|m4a|mp4|wav|ogg|oga|aac|opus)$/],
];
/** Files that macOS and Windows add to every archive. */
const LITTER = /(^|\/)(__MACOSX\/|(\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;
/** Refuses a file of an archive that is not one that can be shared, or not what its name says. */
async function checkShared({ name, head }: Unpacked): Promise<void> {
  if (LITTER.test(name)) return;
  if (OFFICE_ENDINGS.test(name) && isZip(head)) return;
  if (OLD_OFFICE.test(name) && isOle(head)) return;
  if (/\.pdf$/i.test(name) && isPdf(head)) return;
  const found = (await fileTypeFromBuffer(head))?.ext ?? '';
  if (BINARY_ENDINGS.some(([ending, content]) => ending.test(name) && content.test(found))) return;
  if (!TEXT_ENDINGS.test(name) || !isPlainText(head)) throw refusals.notAllowed(lastOf(name));
}
