import { fileTypeFromBuffer } from 'file-type';
import type { MediaType } from '#platform/contract/files.ts';
import { refusals } from './file-refusals.ts';
import { checkEmbeddedOle, oleTypeOf } from './ole-content.ts';
import { isOle } from './ole-files.ts';
import { type XmlElement, xmlElements } from './xml-elements.ts';
import { type Budget, newBudget, type Unpacked, unpack } from './zip-files.ts';

/** The content type of the main part of an Office file (ECMA-376, part 1, sections 11 to 13), and its part's folder. */
const MAIN_PARTS: Record<string, MediaType> = {
  'wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'spreadsheetml.sheet.main+xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'presentationml.presentation.main+xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const CONTENT_TYPES = '[Content_Types].xml';
const MAIN_TYPE = /^application\/vnd\.openxmlformats-officedocument\.(\w+\.\w+\.main\+xml)$/;
/** Parts that hold programs. */
const PROGRAM_PARTS = /(^|\/)(vba(Project|Data|ProjectSignature)[^/]*$|activeX\/|macrosheets\/)/i;
const PROGRAM_TYPES = /macroEnabled|vbaProject|ms-office\.activeX|intlmacrosheet|excel\.macrosheet/i;

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
  let types: XmlElement[] | null = null;
  for await (const file of unpack(source, budget, wantedBytes)) {
    if (file.name === CONTENT_TYPES) types = elementsOf(file, budget);
    if (PROGRAM_PARTS.test(file.name)) throw refusals.macros();
    if (file.name.endsWith('.rels')) checkRelations(elementsOf(file, budget));
    await checkInner(file, budget, depth);
    files.push({ ...file, whole: null });
  }
  if (types !== null) return officeType(types, files);
  for (const file of files) await checkShared(file);
  return files.length > 0 ? 'application/zip' : null;
}

function wantedBytes(name: string, head: Buffer): number {
  if (isZip(head) || isOle(head)) return INNER_MAX;
  return name === CONTENT_TYPES || name.endsWith('.rels') ? PART_MAX : 0;
}

/** Archives and documents in the file are looked into like the file; programs are refused wherever they are. */
async function checkInner({ name, head, whole }: Unpacked, budget: Budget, depth: number): Promise<void> {
  if (PROGRAM_ENDINGS.test(name)) throw refusals.notAllowed(lastOf(name));
  if (isZip(head)) {
    if (!whole) throw refusals.tooMany();
    if ((await typeOf(whole, budget, depth + 1)) === null) throw refusals.notAllowed(lastOf(name));
  } else if (isOle(head)) {
    if (!whole) throw refusals.tooMany();
    if (OLD_OFFICE.test(name)) {
      if (oleTypeOf(whole) === null) throw refusals.notAllowed(lastOf(name));
    } else checkEmbeddedOle(whole);
  } else if (isProgram(head)) throw refusals.notAllowed(lastOf(name));
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

/** Templates and objects at other addresses are loaded, and may run, when the document is opened. */
function checkRelations(relations: XmlElement[]): void {
  for (const { name, attributes } of relations) {
    if (name !== 'Relationship' || attributes.get('TargetMode') !== 'External') continue;
    const isLoaded = /\/(attachedTemplate|oleObject|frame|subDocument|package)$/.test(
      attributes.get('Type') ?? '',
    );
    // Word notes the folder of a template on the author's own disk.
    const isOwnDisk = /^file:\/\/\/[A-Za-z]:|^[A-Za-z]:[\\/]/.test(attributes.get('Target') ?? '');
    if (isLoaded && !isOwnDisk) throw refusals.remote();
  }
}

/** By the list of content types: exactly one main part, which is there. */
function officeType(types: XmlElement[], files: Unpacked[]): MediaType | null {
  const contents = types.map(({ attributes }) => attributes.get('ContentType') ?? '');
  if (contents.some((content) => PROGRAM_TYPES.test(content))) throw refusals.macros();
  const names = new Set(files.map(({ name }) => `/${name}`));
  const mains: MediaType[] = [];
  for (const { name, attributes } of types) {
    if (name !== 'Override') continue;
    const main = MAIN_PARTS[MAIN_TYPE.exec(attributes.get('ContentType') ?? '')?.[1] ?? ''];
    if (main && names.has(attributes.get('PartName') ?? '')) mains.push(main);
  }
  const [type, second] = mains;
  if (!type || second) return null;
  return type;
}

const OFFICE_ENDINGS = /\.(docx|xlsx|pptx|zip)$/i;
const TEXT_ENDINGS = /\.(txt|csv|tsv|md|json|geojson)$/i;
/** Ending to what file-type calls its content. */
const BINARY_ENDINGS: [RegExp, RegExp][] = [
  [/\.pdf$/i, /^pdf$/],
  [/\.(jpe?g|png|webp|gif|tiff?|bmp|heic|avif)$/i, /^(jpg|png|webp|gif|tif|bmp|heic|avif)$/],
  [/\.(mp4|m4v|mov|webm|mkv|3gp)$/i, /^(mp4|m4v|mov|webm|mkv|3gp)$/],
  [/\.(mp3|m4a|wav|ogg|aac|opus)$/i, /^(mp3|m4a|mp4|wav|ogg|oga|aac|opus)$/],
];
/** Files that macOS and Windows add to every archive. */
const LITTER = /(^|\/)(__MACOSX\/|(\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;
const MARKUP = /^\s*(<\?xml|<!|<html|<svg|<script|<head|<body)|<script|<html|<svg|javascript:/i;

/** Refuses a file of an archive that is not one that can be shared, or not what its name says. */
async function checkShared({ name, head }: Unpacked): Promise<void> {
  if (LITTER.test(name)) return;
  if (OFFICE_ENDINGS.test(name) && isZip(head)) return;
  if (OLD_OFFICE.test(name) && isOle(head)) return;
  const found = (await fileTypeFromBuffer(head))?.ext ?? '';
  if (BINARY_ENDINGS.some(([ending, content]) => ending.test(name) && content.test(found))) return;
  const isText = TEXT_ENDINGS.test(name) && !head.includes(0) && !MARKUP.test(head.toString('latin1'));
  if (!isText) throw refusals.notAllowed(lastOf(name));
}
